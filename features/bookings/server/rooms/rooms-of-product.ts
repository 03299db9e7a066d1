import 'server-only';
import type { CreditedPart } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { BookingRow } from '../bookings.repo.ts';
import type { CompanyPart } from '../company/company-part.ts';
import type { CancellationQuote } from '../products/cancellation.ts';
import type { BookingSnapshot } from '../tables.ts';
import type { RoomPositions } from './room-refusals.ts';

/**
 * What comes back for one room, what the supplier keeps of it, and what of the refund is tax collected at source, in paise; with
 * the price of the room for the credit note.
 */
export type RoomRefund = { refund: number; charge: number; collected: number; lines: CreditedPart['lines'] };

/** The columns of a booking that follow from the rooms that stand. */
export type AfterRooms = { snapshot: BookingSnapshot; units: number; company?: CompanyPart; paymentPlan?: null };

/** Rooms that are cancelled one by one. Positions are those among all rooms as they were sold. */
export type RoomsOfProduct<Row extends BookingRow = BookingRow> = {
  positions(booking: Row): RoomPositions;
  /** Throws STATE_BLOCKED where the booking can only be cancelled as a whole at this moment. */
  mustBeCancellable(booking: Row, now: Date): void;
  /** What cancelling these rooms, not all that stand, gives at this moment. */
  refunds(booking: Row, positions: readonly number[], at: Date): RoomRefund[];
  /** The same, now and later. */
  quote(booking: Row, positions: readonly number[], now: Date): CancellationQuote;
  /** Tells the supplier. `reference` names the cancellation: telling twice is once. */
  cancel(
    db: Db,
    booking: Row,
    reference: string,
    positions: readonly number[],
  ): Promise<{ outcome: 'cancelled' | 'refused' | 'unknown' }>;
  /** The booking without rooms that were cancelled at this moment. `total`: its price then, in paise. */
  without(booking: Row, positions: readonly number[], after: { at: Date; total: number }): AfterRooms;
};
