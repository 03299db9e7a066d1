import { beforeEach, describe, expect, it } from 'vitest';
import type { FlightSummary } from '#features/bookings/contract.ts';
import { applyScheduleChanges } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { BACK, flyerOf, ONE, OUT, xx, zz, type Flyer } from '../support/flyer.ts';

const setup = useBookingSetup();
beforeEach(() => setup.clear());

const MOVED = 9013; // 18:00, announced soon after the ticketing to leave at 20:00
const MINUTE = 60_000;
const hear = () => applyScheduleChanges({ db: setup.db() });
const listed = async (asha: Flyer): Promise<FlightSummary> =>
  (await asha.post<{ response: FlightSummary[] }>('/api/bookings/list', {})).data.response[0]!;
const subjects = async () => (await deliver(setup.db())).map(({ subject }) => subject);

async function ticketed(offers = [zz(MOVED)], wallet = 0) {
  const asha = await flyerOf(setup, wallet);
  const trip = await asha.ticketed({ offers, party: ONE });
  await deliver(setup.db());
  return { asha, trip };
}
const NEW = { at: `${OUT}T20:00`, instant: `${OUT}T14:30:00.000Z` };
const OLD = { at: `${OUT}T18:00`, instant: `${OUT}T12:30:00.000Z` };

describe('new times that an airline announces after the ticketing', () => {
  it('[7.14] [7.20] are in list, trip and email at once, to be accepted; until then cancelling is free', async () => {
    const { asha, trip } = await ticketed();
    expect(await hear()).toBe(0);
    expect(trip).toMatchObject({ scheduleChange: null, bounds: [{ segments: [{ origin: OLD }] }] });
    const before = (await asha.dueBack(trip._id)).data;
    expect(before).toMatchObject({ free: false });
    clock.advance(MINUTE);
    expect(await hear()).toBe(1);
    const row = await listed(asha);
    expect(row).toMatchObject({
      departsAt: NEW.instant,
      bounds: [{ segments: [{ origin: NEW }] }],
      scheduleChange: { before: { departsAt: OLD.at }, after: { departsAt: NEW.at } },
    });
    expect(await asha.lookAt(trip._id)).toMatchObject({
      state: 'confirmed',
      departsAt: NEW.instant,
      parts: trip.parts,
    });
    const emails = await deliver(setup.db());
    expect(emails.map(({ subject }) => subject)).toEqual([
      'ZZ 9013 has new times: Sun 20 Dec, 18:00 becomes Sun 20 Dec, 20:00',
    ]);
    expect(emails[0]!.attachments?.some(({ name }) => name.endsWith('.ics'))).toBe(true);
    expect((await asha.dueBack(trip._id)).data).toMatchObject({ free: true, refund: trip.total });

    expect(await hear()).toBe(0); // told once
    const accepted = (await asha.accept(trip._id)).data;
    expect(accepted).toMatchObject({ scheduleChange: null, bounds: [{ segments: [{ origin: NEW }] }] });
    expect(await subjects()).toEqual(['New times of Bengaluru – Delhi are accepted']);
    expect((await asha.dueBack(trip._id)).data).toMatchObject({ free: false });
    expect(await hear()).toBe(0);
    expect(await setup.eventsOf(trip._id)).toEqual(expect.arrayContaining(['announce → confirmed']));
  });

  it('[7.20] refused, all of it comes back, with what was added since', async () => {
    const { asha, trip } = await ticketed([zz(MOVED)], 9_000_000);
    const bag = [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG05' }];
    const { due } = (await asha.priceAdded(trip._id, bag)).data;
    await asha.addExtras(trip._id, bag, due);
    clock.advance(MINUTE);
    await hear();
    const total = trip.total + due;
    expect((await asha.cancelTrip(trip._id, total)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: total, charge: 0 },
    });
  });

  it('[7.20] ten processes hear it at once: one email, one entry of its history', async () => {
    const { asha, trip } = await ticketed();
    clock.advance(MINUTE);
    const heard = await Promise.all(Array.from({ length: 10 }, hear));
    expect(heard.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await subjects()).toHaveLength(1);
    expect((await setup.eventsOf(trip._id)).filter((event) => event.startsWith('announce'))).toHaveLength(1);
    expect((await listed(asha)).scheduleChange).not.toBeNull();
  });

  it('[7.20] while a change is being paid they wait, and come once it is left', async () => {
    const { asha, trip } = await ticketed();
    const later = zz(9011, '2026-12-22');
    expect((await asha.changeQuote(trip._id, 0, later)).status).toBe(200);
    const { due } = (await asha.changeQuote(trip._id, 0, later)).data;
    const { data } = await asha.changeTo(trip._id, 0, later, due, 0);
    expect(data.booking.state).toBe('paying_change');
    clock.advance(MINUTE);
    expect(await hear()).toBe(0);
    await asha.leave(data.checkoutUrl);
    expect(await hear()).toBe(1);
    expect(await asha.lookAt(trip._id)).toMatchObject({ scheduleChange: { after: { departsAt: NEW.at } } });
  });

  it('[7.20] of a trip that was cancelled, or whose flight was changed, nobody hears', async () => {
    const { asha, trip } = await ticketed();
    await asha.cancelTrip(trip._id, 0);
    const changed = await ticketed([zz(MOVED, OUT, 'flexi')], 9_000_000);
    const { due } = (await changed.asha.changeQuote(changed.trip._id, 0, zz(9011, OUT, 'flexi'))).data;
    await changed.asha.changeTo(changed.trip._id, 0, zz(9011, OUT, 'flexi'), due, Math.max(0, due));
    await deliver(setup.db());
    clock.advance(MINUTE);
    expect(await hear()).toBe(0);
    expect(await subjects()).toEqual([]);
    expect(await asha.lookAt(trip._id)).toMatchObject({ state: 'cancelled', scheduleChange: null });
    expect(await changed.asha.lookAt(changed.trip._id)).toMatchObject({ scheduleChange: null });
  });

  it('[7.20] of a pair only that direction moves', async () => {
    const { asha, trip } = await ticketed([zz(9011), xx(9113, BACK)]);
    clock.advance(MINUTE);
    expect(await hear()).toBe(1);
    const after = await asha.lookAt(trip._id);
    expect(after.scheduleChange?.bound).toBe(1);
    expect(after.bounds[0]!.segments[0]!.origin).toEqual(trip.bounds[0]!.segments[0]!.origin);
    expect(after.departsAt).toBe(trip.departsAt);
  });

  it('[7.20] at work whoever travels is told too', async () => {
    const company = await aBookingCompany(setup.db, setup.api);
    await company.fund(9_000_000);
    await company.policy([flightRules()]);
    const employee = await company.employee();
    const desk = flightDeskOf(employee);
    await desk.flown({ offers: [zz(MOVED)] });
    await deliver(setup.db());
    clock.advance(MINUTE);
    expect(await hear()).toBe(1);
    expect(await subjects()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ZZ 9013 has new times/) as string]),
    );
  });
});
