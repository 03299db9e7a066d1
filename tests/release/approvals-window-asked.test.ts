import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { reservedFor } from '../support/budget-office.ts';
import { deliver } from '../support/emails.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { aFlightWindow, letHoldsExpire } from '../support/flight-window.ts';
import { zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const NEXT_DAY = '2026-12-21';

describe('[4.8] [7.20] other flights that a request asks for too', () => {
  it('is asked for with the request: who decides reads it, also in the email, and may grant less', async () => {
    const { company, ask, boss, booking, desk } = await aFlightWindow(setup, { named: false, sent: false });
    await deliver(db());
    const upTo = booking.total + 50_000;
    expect((await ask.sendBooking(booking, 'A meeting that may move.', { window: { days: 3, upTo } })).status).toBe(
      200,
    );
    const seen = (await boss.see(booking._id)).data;
    expect(seen).toMatchObject({ trip: { windowAsked: { days: 3, upTo } }, window: null });
    const [email] = await deliver(db());
    expect(email?.text).toMatch(
      /Asked too\n?.*Other flights Bengaluru–.*Delhi, 17–23 Dec, up to ₹[\d,.]+ for the trip/s,
    );
    await boss.answer(booking._id, 'approve', booking.total, { upTo: booking.total, windowDays: 1 });
    const { data } = await ask.status(company.companyId, booking._id);
    expect(data.window).toMatchObject({ bounds: [{ first: '2026-12-19', last: NEXT_DAY }], upTo: booking.total });
    expect((await desk.lookAt(booking._id)).company?.window?.upTo).toBe(booking.total);
  });

  it('asked for, reserves nothing, and is not granted by an approval of the trip alone', async () => {
    const { ask, boss, booking, desk, hold } = await aFlightWindow(setup, { named: false, sent: false });
    await ask.sendBooking(booking, 'A meeting.', { window: { days: 3, upTo: booking.total * 2 } });
    expect(await reservedFor(setup, booking._id)).toBe(booking.total);
    await boss.answer(booking._id, 'approve', booking.total);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
  });

  it('cannot be asked for below the price, above twice the price, or for more than a week', async () => {
    const { ask, booking } = await aFlightWindow(setup, { named: false, sent: false });
    for (const upTo of [booking.total - 1, booking.total * 2 + 1]) {
      const answer = await ask.sendBooking(booking, 'A meeting.', { window: { days: 1, upTo } });
      expect([answer.status, answer.json]).toMatchObject([
        400,
        {
          fields: { 'window.upTo': expect.stringMatching(/^Ask for an amount from ₹[\d,.]+ to ₹[\d,.]+\.$/) as string },
        },
      ]);
    }
    const long = await ask.sendBooking(booking, 'A meeting.', { window: { days: 8, upTo: booking.total } });
    expect([long.status, long.json]).toMatchObject([
      400,
      { fields: { 'window.days': 'A window is at most 7 days before and after.' } },
    ]);
  });
});

describe('[4.8] [7.20] an approval for a route and a window, given up', () => {
  it('is given up by whoever was granted it: the flight stays, and budgets reserve its price alone', async () => {
    const { company, ask, booking, boss, desk, grant, hold, upTo } = await aFlightWindow(setup, { named: false });
    await grant();
    await setup.jobs();
    expect(await reservedFor(setup, booking._id)).toBe(upTo);
    const giveUp = (bookingId: string) =>
      desk.post<FlightBooking>('/api/bookings/release', { bookingId, only: 'window' });
    const left = await giveUp(booking._id);
    expect([left.status, left.data.state, left.data.company?.window]).toEqual([200, 'approved', undefined]);
    expect(await reservedFor(setup, booking._id)).toBe(booking.total);
    expect((await ask.status(company.companyId, booking._id)).data).toMatchObject({
      approvalStatus: 'approved',
      window: null,
    });
    expect((await boss.see(booking._id)).data.history.at(-1)?.text).toMatch(
      / gave up the other flights that were approved too\.$/,
    );
    expect((await giveUp(booking._id)).status).toBe(200); // again is the same
    expect((await hold(zz(9011, NEXT_DAY))).status).toBe(409);
    const stranger = flightDeskOf(await company.employee());
    expect((await stranger.post('/api/bookings/release', { bookingId: booking._id, only: 'window' })).status).toBe(404);
  });

  it('given up after the flight expired, nothing is reserved any more', async () => {
    const { booking, desk, grant } = await aFlightWindow(setup, { named: false });
    await grant();
    await letHoldsExpire(setup);
    const left = await desk.post<FlightBooking>('/api/bookings/release', { bookingId: booking._id, only: 'window' });
    expect([left.status, left.data.state]).toEqual([200, 'expired']);
    expect(await reservedFor(setup, booking._id)).toBe(0);
  });

  it('given up while another flight is held with it: one of the two happens, and the sums are right', async () => {
    const { booking, grant, quote, desk } = await aFlightWindow(setup, { named: false });
    await grant();
    await letHoldsExpire(setup);
    const other = await quote(zz(9011, NEXT_DAY));
    const [left, held] = await Promise.all([
      desk.post<FlightBooking>('/api/bookings/release', { bookingId: booking._id, only: 'window' }),
      desk.holdTrip(other),
    ]);
    expect(left.status).toBe(200);
    expect([200, 409]).toContain(held.status);
    expect((await desk.lookAt(booking._id)).company?.window).toBeUndefined();
    expect(await reservedFor(setup, booking._id)).toBe(0);
    expect(await setup.broken()).toEqual({});
  });
});
