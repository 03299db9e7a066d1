import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '#app/unsubscribe/[token]/route.ts';
import { applyScheduleChanges } from '#features/bookings/server/index.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { employees } from '#features/companies/server/tables.ts';
import type { FlightSummary } from '#features/bookings/contract.ts';
import type { Notification, NotificationCounts, NotificationPreferences } from '#features/notifications/contract.ts';
import { remindOfTrips } from '#features/notifications/server/index.ts';
import type { SwitchedOff } from '#features/notifications/rules/preferences.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';
import { phonesOf } from '../support/phones.ts';
import { aPushService } from '../support/push-service.ts';

const service = await aPushService();
useEnvironment({ PUSH_STAND_IN: service.origin });
const setup = useBookingSetup();
const { db } = setup;
const onPhone = phonesOf(service, db);
afterAll(() => service.close());
beforeEach(() => setup.clear());

const MOVED = 9013; // announced soon after the ticketing to leave two hours later
const MINUTE = 60_000;
const hear = async () => {
  clock.advance(MINUTE);
  return applyScheduleChanges({ db: db() });
};
const off = (...channels: SwitchedOff['channel'][]): SwitchedOff[] =>
  channels.map((channel) => ({ kind: 'scheduleChanges', channel }));
const PERSONAL = '/api/users/notifications/preferences';
const AT_WORK = '/api/corporate/notifications/preferences';
const save = async (path: string, { token }: { token: () => string }, switched: SwitchedOff[]) =>
  expect((await call('PUT', path, { body: { off: switched }, token: token() })).status).toBe(200);
const emails = async () => (await deliver(db())).filter(({ subject }) => subject.startsWith('ZZ 9013 has new times'));
/** The work addresses of these people. */
const addressesOf = async (...people: { userId: string }[]) => {
  const rows = await db()
    .select({ id: employees.id, email: employees.workEmail })
    .from(employees)
    .where(
      inArray(
        employees.id,
        people.map(({ userId }) => userId),
      ),
    );
  return people.map(({ userId }) => rows.find(({ id }) => id === userId)!.email);
};
/** The contact of the booking is the booker, as the form fills it in. */
const asContact = async (bookingId: string, email: string) =>
  db()
    .update(bookings)
    .set({ details: sql`jsonb_set(details, '{email}', to_jsonb(${email}::text))` })
    .where(eq(bookings.id, bookingId));

describe('[7.20] new times of a flight, told as each person wants', { timeout: 60_000 }, () => {
  it.each([
    { switched: [], email: 1, push: 1 },
    { switched: off('mail'), email: 0, push: 1 },
    { switched: off('push'), email: 1, push: 0 },
    { switched: [{ kind: 'bookings', channel: 'push' } as const], email: 1, push: 1 },
    { switched: [{ kind: 'tripReminders', channel: 'mail' } as const], email: 1, push: 1 },
  ])('a consumer who switched off $switched: My trips asks either way', async ({ switched, email, push }) => {
    const asha = await flyerOf(setup, 0);
    const phone = await onPhone(asha);
    await asha.ticketed({ offers: [zz(MOVED)], party: ONE });
    await Promise.all([deliver(db()), phone.received()]);
    await save(PERSONAL, asha, switched);
    expect(await hear()).toBe(1);
    expect(await emails()).toHaveLength(email);
    expect(await phone.titles()).toEqual(push ? ['Your flight has new times'] : []);
    const { data } = await asha.post<{ response: FlightSummary[] }>('/api/bookings/list', {});
    expect(data.response[0]?.scheduleChange).not.toBeNull();
  });

  it('a company’s people: whoever booked and whoever travels; the bell asks until it is answered', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(9_000_000);
    await company.policy([flightRules()]);
    await company.configure({ notices: [] }); // no setting of a company switches it off
    const [desk, colleague] = [flightDeskOf(await company.employee()), await company.employee()];
    await company.arrange(desk, colleague);
    const party = { travellerIds: [desk.userId, colleague.userId] };
    const trip = await desk.flown({ offers: [zz(MOVED)], party });
    const [booker, traveller] = await addressesOf(desk, colleague);
    await asContact(trip._id, booker!.toUpperCase());
    await deliver(db());
    await save(AT_WORK, desk, off('mail', 'push'));
    expect(await hear()).toBe(1);
    const told = await emails();
    expect(told.map(({ to }) => to)).toEqual([traveller]);
    expect(told[0]!.text).not.toContain('₹'); // the colleague's, who does not pay

    const bell = async (who: Pick<typeof colleague, 'get'>) =>
      (
        await who.get<NotificationCounts & { response: Notification[] }>(
          '/api/corporate/notifications?list=tripReminders',
        )
      ).data;
    const remind = () => remindOfTrips({ db: db() });
    await remind();
    const asks = { kind: 'newTimes', bookingId: trip._id, isRead: false };
    expect(await bell(desk)).toMatchObject({ notificationCount: 1, response: [{ ...asks, opens: true }] });
    expect(await bell(colleague)).toMatchObject({ notificationCount: 1, response: [{ ...asks, opens: false }] });
    await desk.post(`/api/corporate/notifications/mark-read?approverId=${desk.userId}&bookingIds=All`, {});
    await remind();
    expect(await bell(desk), 'read, and still to be answered').toMatchObject({
      notificationCount: 0,
      response: [{ kind: 'newTimes', isRead: true }],
    });
    expect((await desk.accept(trip._id)).status).toBe(200);
    await remind();
    expect((await bell(desk)).response).toEqual([]);
  });

  it('one click in the mail program switches these emails off, and no others', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(9_000_000);
    await company.policy([flightRules()]);
    const desk = flightDeskOf(await company.employee());
    const [booker] = await addressesOf(desk);
    const flown = async () => {
      await asContact((await desk.flown({ offers: [zz(MOVED)] }))._id, booker!);
      await deliver(db());
      await hear();
      return emails();
    };
    const [email, ...more] = await flown();
    expect([email?.to, more]).toEqual([booker, []]);
    const address = email?.unsubscribe ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const params = Promise.resolve({ token: new URL(address).pathname.split('/').at(-1) ?? '' });
    expect((await POST(new Request(address, { method: 'POST', body }), { params })).status).toBe(200);
    const { data } = await desk.get<NotificationPreferences>(AT_WORK);
    const mail = data.kinds.flatMap(({ kind, channels }) =>
      channels.flatMap(({ channel, on }) => (channel === 'mail' ? [[kind, on]] : [])),
    );
    expect(Object.fromEntries(mail)).toEqual({
      approvals: true,
      bookings: true,
      policyChanges: true,
      tripReminders: true,
      scheduleChanges: false,
      refunds: true,
    });
    expect(await flown()).toEqual([]);
  });
});
