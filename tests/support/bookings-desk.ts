import { and, eq } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import type { DeskBooking, ListedDeskBooking } from '#features/bookings/contract.ts';
import { supplierReservations } from '#features/hotels/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { useBookingSetup } from './booking-setup.ts';
import { call } from './call.ts';
import { aStaff, type Staff } from './staff.ts';

export const MINUTE = 60_000;
export const NOTE = 'The front desk said so by telephone.';
export const PATH = '/api/desk/bookings';

type Listed = { bookings: ListedDeskBooking[]; count: number };
type Found = { kind: string; bookings: ListedDeskBooking[]; transport: { bookingId: string }[] };
type Action = 'ask-supplier' | 'confirm' | 'refund' | 'retry-refund';

/** The desk's bookings over HTTP: a house emptied before each test, a member of staff, and what they can do. */
export function useBookingsDesk() {
  const setup = useBookingSetup();
  const { db, stocked, buyer, jobs } = setup;
  let staff: Staff;
  beforeEach(async () => {
    await setup.clear();
    staff = await aStaff(db());
  });

  const list = async () => (await call<Listed>('GET', PATH, { token: staff.token })).data;
  const show = async (bookingId: string) =>
    (await call<DeskBooking>('GET', `${PATH}/details?bookingId=${bookingId}`, { token: staff.token })).data;
  const find = async (key: string) =>
    (
      await call<Found>('POST', `${PATH}/find`, {
        token: staff.token,
        body: { key },
      })
    ).data;
  const act = (action: Action, bookingId: string, more: object = {}) =>
    call<DeskBooking>('POST', `${PATH}/${action}`, {
      token: staff.token,
      body: { companyId: null, bookingId, note: NOTE, ...more },
    });
  /** The code in the hotel's own books: what its front desk says on the telephone. */
  const codeAtHotel = async (bookingId: string): Promise<string> =>
    (
      await db()
        .select({ code: supplierReservations.code })
        .from(supplierReservations)
        .where(eq(supplierReservations.idempotencyKey, bookingId))
    )[0]?.code ?? '';
  const audited = async (bookingId: string) =>
    (
      await db()
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.subjectId, bookingId), eq(auditEvents.actorType, 'staff')))
        .orderBy(auditEvents.id)
    ).map(({ action, actorId, companyId, details }) => ({ action, actorId, companyId, note: details.note }));
  /** The recovery job has told the hotel, and the gateway has made what was due. */
  const afterwards = async () => {
    clock.advance(MINUTE);
    await jobs();
  };
  /** A paid stay whose hotel never answers. */
  async function aSilentBooking(walletAmount = 0) {
    const [hotel, asha] = [await stocked({ sentinel: 'silent' }), await buyer(walletAmount)];
    const booking = await asha.confirmed(hotel, { walletAmount });
    expect(booking.state).toBe('unknown');
    return { asha, hotel, id: booking._id };
  }

  return {
    ...setup,
    setup,
    staff: () => staff,
    list,
    show,
    find,
    act,
    codeAtHotel,
    audited,
    afterwards,
    aSilentBooking,
  };
}
