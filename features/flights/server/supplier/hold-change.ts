import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { ChangeHold } from '#lib/server/ports/flight-supplier.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { partyOf } from '../../rules/fares/sold-bound.ts';
import { planChange } from './change-trip.ts';
import { heldChange, lockParts, openParts } from './reservations.repo.ts';
import { takeSeats, TooFewSeats } from './seats.ts';

/** How long seats and price of a change are held for its payment; never past a departure. */
const CHANGE_HOLD_MINUTES = 20;

type Wanted = { changeKey: string; bound: number; offer: string; expectedDue: number };

/**
 * Holds seats on the new flights for all passengers, under the change's key. A repeated call gives the first answer.
 */
export async function holdChange(
  db: Db,
  key: string,
  { changeKey, bound, offer, expectedDue }: Wanted,
  now: Date,
): Promise<ChangeHold> {
  try {
    return await inTransaction(db, async (tx): Promise<ChangeHold> => {
      const parts = await lockParts(tx, key);
      const earlier = await heldChange(tx, changeKey, offer);
      if (earlier) return { outcome: 'held', due: earlier.total, expiresAt: earlier.ticketBy };
      const planned = await planChange(tx, parts, bound, offer, now);
      if (!planned) return { outcome: 'refused' };
      const {
        due,
        old,
        types,
        offer: { airline, sold },
      } = planned;
      if (due > expectedDue) return { outcome: 'price_changed', due };
      const party = partyOf(types);
      const ticketBy = new Date(
        Math.min(now.getTime() + CHANGE_HOLD_MINUTES * 60_000, old.departs * 60_000, sold.departs * 60_000),
      );
      await takeSeats(tx, sold.seats, seatsOf(party));
      await openParts(tx, [
        {
          key: changeKey,
          part: 0,
          airline,
          bounds: [sold],
          party,
          travellers: null,
          extras: [],
          total: due,
          extrasTotal: 0,
          state: 'held',
          ticketBy,
          amendments: [{ key: old.offer, kind: 'change', amount: due }],
          createdAt: now,
          changedAt: now,
        },
      ]);
      return { outcome: 'held', due, expiresAt: ticketBy };
    });
  } catch (error) {
    if (error instanceof TooFewSeats) return { outcome: 'sold_out' };
    throw error;
  }
}
