import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { remindBeforeTrips } from '#features/bookings/server/index.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import type { PersonalPreferences } from '#features/notifications/contract.ts';
import type { SwitchedOff } from '#features/notifications/rules/preferences.ts';
import { employees } from '#features/companies/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';
import { phonesOf } from '../support/phones.ts';
import { aPushService } from '../support/push-service.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
afterAll(() => service.close());
beforeEach(() => setup.clear());

const HOUR = 3_600_000;
const onPhone = phonesOf(service, db);
const remind = () => remindBeforeTrips({ db: db() });
/** Moves the clock to so many hours before an instant. */
const until = (instant: string, hours: number) =>
  clock.advance(new Date(instant).getTime() - hours * HOUR - clock.now().getTime());
/** Replaces what a consumer switched off. */
const switchOff = async ({ token }: { token: () => string }, off: SwitchedOff[]) =>
  expect((await call('PUT', '/api/users/notifications/preferences', { body: { off }, token: token() })).status).toBe(
    200,
  );
const subjects = async () => (await deliver(db())).map(({ subject }) => subject);

describe('reminders five days before a trip', { timeout: 60_000 }, () => {
  it('[7.20] an email and a push message: once, with what to bring, voucher and the terms of cancelling', async () => {
    const asha = await buyer();
    const phone = await onPhone(asha);
    const booking = await asha.confirmed(await stocked());
    await Promise.all([deliver(db()), phone.titles()]);
    until(booking.checkInAt, 120.1);
    expect(await remind()).toBe(0);
    until(booking.checkInAt, 119.9);
    expect(await remind()).toBe(1);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toBe(`Your stay at ${booking.hotel.name} begins in 5 days, on Mon 21 Dec 2026, from 14:00`);
    expect(email!.attachments?.map(({ name }) => name)).toEqual(['hotel-voucher.pdf', 'trip.ics']);
    expect(email!.text).toContain('Bring a photo identity document for each guest');
    expect(email!.text).toMatch(/If you cancel: .+ back/);
    expect(await phone.titles()).toEqual(['Your trip begins in a few days']);
    expect([await remind(), await subjects()]).toEqual([0, []]);
  });

  it('[7.20] none where it was booked in the week before, is switched off, or was cancelled since', async () => {
    const asha = await buyer();
    const [late, quiet, given] = await Promise.all([stocked(), stocked(), stocked()]);
    const booked = await asha.confirmed(late);
    await db()
      .update(bookings)
      .set({ paidAt: new Date(Date.parse(booked.checkInAt) - 143 * HOUR) })
      .where(eq(bookings.id, booked._id));
    until(booked.checkInAt, 119);
    await deliver(db());
    expect([await remind(), await subjects()]).toEqual([0, []]);

    const other = await buyer();
    clock.advance(-24 * 7 * HOUR);
    await switchOff(other, [{ kind: 'tripReminders', channel: 'mail' }]);
    const own = await other.confirmed(quiet);
    const cancelled = await other.confirmed(given);
    await other.cancel(cancelled._id, cancelled.total);
    await deliver(db());
    until(own.checkInAt, 119);
    expect([await remind(), await subjects()]).toEqual([1, []]);
  });

  it('[7.20] late by a day it says how many days are left; on the last day the other reminder comes alone', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    await deliver(db());
    until(booking.checkInAt, 72);
    expect([await remind(), await subjects()]).toEqual([1, [expect.stringContaining('begins in 3 days, on')]]);
    await db().update(bookings).set({ remindedAheadOf: null }).where(eq(bookings.id, booking._id));
    until(booking.checkInAt, 23);
    expect([await remind(), await subjects()]).toEqual([1, [expect.stringContaining('begins on Mon 21 Dec 2026')]]);
  });

  it('[9.6] none at work, where the bell reminds five days before', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const booking = await desk.ready(hotel);
    await desk.pay(booking, booking.total);
    await deliver(db());
    until(booking.checkInAt, 119);
    expect([await remind(), await subjects()]).toEqual([0, []]);
  });
});

describe('reminders the day before a trip', { timeout: 60_000 }, () => {
  it('[7.20] an email for a stay: once, a day before it begins, with times, address and voucher', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked({ telephone: '+44 1632 960000' }));
    until(booking.checkInAt, 24.1);
    await remind();
    await deliver(db());
    expect(await remind()).toBe(0);
    until(booking.checkInAt, 23.9);
    expect(await remind()).toBe(1);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toBe(`Your stay at ${booking.hotel.name} begins on Mon 21 Dec 2026, from 14:00`);
    expect(email!.attachments?.map(({ name }) => name)).toEqual(['hotel-voucher.pdf', 'trip.ics']);
    for (const words of [`Confirmation code: ${booking.confirmationCode}`, 'Telephone: +44 1632 960000'])
      expect(email!.text).toContain(words);
    expect(email!.text).not.toContain('₹');
    expect([await remind(), await subjects()]).toEqual([0, []]);
  });

  it('[7.20] again for another begin; none once it is cancelled, or where it was booked the day before', async () => {
    const asha = await buyer();
    const [kept, given] = [await asha.confirmed(await stocked()), await asha.confirmed(await stocked())];
    await asha.cancel(given._id, given.total);
    until(kept.checkInAt, 20);
    await deliver(db());
    expect(await remind()).toBe(1);
    await db()
      .update(bookings)
      .set({ checkInAt: new Date(Date.parse(kept.checkInAt) + HOUR) })
      .where(eq(bookings.id, kept._id));
    expect(await remind()).toBe(1);
    await deliver(db());
    await db()
      .update(bookings)
      .set({ remindedOf: null, paidAt: new Date(Date.parse(kept.checkInAt) - 40 * HOUR) })
      .where(eq(bookings.id, kept._id));
    expect([await remind(), await subjects()]).toEqual([0, []]);
  });

  it('[7.20] as a consumer wants it: by email, by push, or not at all', async () => {
    const asha = await buyer();
    const phone = await onPhone(asha);
    const booking = await asha.confirmed(await stocked());
    const told = async (off: SwitchedOff[]) => {
      await switchOff(asha, off);
      await db().update(bookings).set({ remindedOf: null }).where(eq(bookings.id, booking._id));
      await remind();
      return [await subjects(), await phone.titles()].map((sent) => sent.length);
    };
    until(booking.checkInAt, 20);
    await Promise.all([subjects(), phone.titles()]);
    const [mail, push] = [
      { kind: 'tripReminders', channel: 'mail' } as const,
      { kind: 'tripReminders', channel: 'push' } as const,
    ];
    expect(await told([])).toEqual([1, 1]);
    expect(await told([mail])).toEqual([0, 1]);
    expect(await told([push])).toEqual([1, 0]);
    expect(await told([mail, push, { kind: 'approvals', channel: 'bell' }])).toEqual([0, 0]);
    const { data } = await asha.get<PersonalPreferences>('/api/users/notifications/preferences');
    expect(data.kinds).toContainEqual({ kind: 'bookings', channels: [{ channel: 'push', on: true }] });
    expect(data.kinds).toContainEqual({
      kind: 'tripReminders',
      channels: [
        { channel: 'mail', on: false },
        { channel: 'push', on: false },
      ],
    });
  });

  it('[7.20] a refund that is paid comes once by push and by email, each where it is not switched off', async () => {
    const asha = await buyer();
    const phone = await onPhone(asha);
    const refunded = async (off: SwitchedOff[]) => {
      await switchOff(asha, off);
      const booking = await asha.confirmed(await stocked());
      await asha.cancel(booking._id, booking.total);
      for (let round = 0; round < 3; round++) await setup.jobs(); // the gateway answers, and its webhook says the same
      return { push: await phone.titles(), emails: await subjects() };
    };
    const first = await refunded([]);
    expect(first.push.filter((title) => title === 'Your refund was paid')).toHaveLength(1);
    expect(first.emails).toContainEqual(expect.stringMatching(/ was refunded$/));
    expect(first.emails.filter((subject) => subject.endsWith(' was refunded'))).toHaveLength(1);
    const second = await refunded([{ kind: 'refunds', channel: 'push' }]);
    expect(second.push).not.toContain('Your refund was paid');
    expect(second.emails).toContainEqual(expect.stringMatching(/ was refunded$/));
    const third = await refunded([{ kind: 'refunds', channel: 'mail' }]);
    expect(third.push.filter((title) => title === 'Your refund was paid')).toHaveLength(1);
    expect(third.emails).not.toContainEqual(expect.stringMatching(/ was refunded$/));
    expect(third.emails).toContainEqual(expect.stringMatching(/ is cancelled$/)); // the receipt is always sent
    const fourth = await refunded([{ kind: 'bookings', channel: 'push' }]);
    expect(fourth.push).toEqual(['Your refund was paid']);
  });

  it('[7.20] [6.1] a flight by its airport’s clock, and a push message to the device of its booker', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011)], party: ONE });
    const phone = await onPhone(asha);
    await deliver(db());
    until(trip.departsAt, 12);
    expect(await remind()).toBe(1);
    expect(await subjects()).toEqual([`${trip.title} leaves on Sun 20 Dec 2026 at 16:00`]);
    expect(await phone.received()).toEqual([
      expect.objectContaining({ title: 'Your trip begins soon', path: `/bookings/details?bookingId=${trip._id}` }),
    ]);
  });

  it('[7.20] a flight whose way out was cancelled alone, the day before its way back', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, '2026-12-27')], party: ONE });
    const { refund } = (await asha.dueBack(trip._id, '&bounds=0')).data;
    await asha.cancelTrip(trip._id, refund, { bounds: [0] });
    const left = await asha.lookAt(trip._id);
    expect(left.departsAt).toBe(trip.bounds[1]!.segments[0]!.origin.instant);
    await deliver(db());
    until(trip.departsAt, 12);
    expect(await remind()).toBe(0);
    until(left.departsAt, 12);
    expect(await remind()).toBe(1);
    expect((await subjects())[0]).toContain('Sun 27 Dec 2026');
  });

  it('[7.20] a package by the time its group meets, with its days and its voucher', async () => {
    const asha = aPackageBuyer(await buyer());
    const booking = await asha.confirmedPackage(await aDeparture(db()));
    until(booking.startsAt, 24.1);
    await remind();
    await deliver(db());
    expect(await remind()).toBe(0);
    until(booking.startsAt, 23.9);
    expect(await remind()).toBe(1);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toBe('Your journey “Delhi, Agra and Jaipur” begins on Sun 10 Jan 2027 at 12:00');
    expect(email!.attachments?.map(({ name }) => name)).toEqual(['package-voucher-and-itinerary.pdf', 'trip.ics']);
    expect(email!.text).toContain('every hotel of the journey asks for it at check-in');
    expect(email!.text).not.toContain('₹');
  });

  it('[7.20] at work as the company and each person want it', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const booking = await desk.ready(hotel);
    await desk.pay(booking, booking.total);
    const [person] = await db()
      .select({ email: employees.workEmail })
      .from(employees)
      .where(inArray(employees.id, [desk.userId]));
    const again = () => db().update(bookings).set({ remindedOf: null }).where(eq(bookings.id, booking._id));
    const told = async () => {
      await again();
      await remind();
      return (await deliver(db())).map(({ to }) => to);
    };
    until(booking.checkInAt, 20);
    await deliver(db());
    expect(await told()).toEqual([person!.email]);
    await call('PUT', '/api/corporate/notifications/preferences', {
      body: { off: [{ kind: 'tripReminders', channel: 'mail' }] },
      token: desk.token(),
    });
    expect(await told()).toEqual([]);
    await call('PUT', '/api/corporate/notifications/preferences', { body: { off: [] }, token: desk.token() });
    await company.configure({ notices: ['bookings'] });
    expect(await told()).toEqual([]);
  });
});
