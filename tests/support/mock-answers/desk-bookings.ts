import { expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import * as desk from '#features/desk/contract.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, ask, paid, signIn } from './ask.ts';

const note = 'The front desk said so by telephone.';

/** Bookings that need a person, at the desk. Registers its tests. */
export function deskBookingsAnswer(): void {
  it('a silent hotel: listed at the desk, asked again, and recorded as confirmed once', async () => {
    const bookingId = await aSilentBooking();
    const one = { companyId: null, bookingId };
    expect(await ask(bookings.deskBookings, { query: {} })).toMatchObject({
      count: 1,
      bookings: [{ bookingId, reason: 'unanswered' }],
    });
    expect(await ask(bookings.askSupplierAgain, { body: { ...one, note } })).toMatchObject({ state: 'unknown' });
    const code = 'SH 11 222';
    expect(await ask(bookings.recordConfirmed, { body: { ...one, code, note } })).toMatchObject({
      state: 'confirmed',
      confirmationCode: code,
      recordConfirmed: { open: false },
    });
    await expect(ask(bookings.recordConfirmed, { body: { ...one, code, note } })).rejects.toMatchObject({
      code: 'STATE_BLOCKED',
    });
    const found = await ask(bookings.findDeskBookings, { body: { key: code } });
    expect([found.kind, found.bookings.map((booking) => booking.bookingId)]).toEqual(['code', [bookingId]]);
    expect((await ask(bookings.deskBookings, { query: {} })).count).toBe(0);
  });

  it('a hotel that did not book: everything goes back, and the refund is tried again', async () => {
    const bookingId = await aSilentBooking();
    const one = { companyId: null, bookingId, note };
    expect(await ask(bookings.refundUnbooked, { body: one })).toMatchObject({ state: 'failed' });
    const { refundWaiting, total } = await ask(bookings.deskBooking, { query: { bookingId } });
    expect(refundWaiting).toBe(total);
    expect(await ask(bookings.retryRefund, { body: one })).toMatchObject({ refundWaiting: 0 });
  });
}

async function aSilentBooking(): Promise<string> {
  await signIn();
  const { _id } = await paid('sentinel-silent');
  const { accessToken } = await ask(desk.signIn, { body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD } });
  actAs(accessToken);
  return _id;
}
