import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { Choice } from '../../choice.contract.ts';
import { holdIsOver } from '../../rules/can-do.ts';
import { asBooking, bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { type BookingOwner, openChecked } from '../checked-offer.ts';
import { productOf } from '../products/index.ts';
import { priceChanged } from '../refusals.ts';
import { bookings } from '../tables.ts';
import { checkChoice, factsOfOffer, type OfferFacts } from './check-choice.ts';

/**
 * Opens a booking for a choice at what was shown of it. `changed` is PRICE_CHANGED where the price is another one now: it is
 * accepted by holding at that price. Throws as `checkChoice`.
 */
export async function openChoice(
  db: Db,
  booker: BookingOwner,
  choice: Choice,
  shownTotal: number,
): Promise<{ bookingId: string; changed: AppError | null }> {
  const { id, change, currency } = await openChecked(db, await checkChoice(db, choice, shownTotal), booker);
  return { bookingId: id, changed: change ? priceChanged(change.before, change.after, currency) : null };
}

/**
 * What a booking of this person was opened for, while it is not paid. Throws NOT_FOUND, also for a company's; STATE_BLOCKED.
 */
export async function choiceOfBooking(
  db: Db,
  userId: string,
  bookingId: string,
): Promise<{ choice: Choice; offer: OfferFacts }> {
  const booking = await bookingOfUser(db, userId, bookingId);
  if (booking.companyId) throw notFound('This booking');
  if (!['quoted', 'held'].includes(stageOf(booking)))
    throw new AppError('STATE_BLOCKED', 'Only what is held and not paid for yet can be added to the cart.');
  const choice = productOf(booking).choice(booking);
  if (!choice) throw new AppError('STATE_BLOCKED', 'A room at an event’s rate is paid for by itself. Pay for it here.');
  return { choice, offer: factsOfOffer(booking) };
}

/** How far a booking that was opened for a choice has come. */
export type OpenedChoice = {
  bookingId: string;
  state: 'quoted' | 'held' | 'paying' | 'paid' | 'over';
  holdExpiresAt: string | null;
  /** `price`: the airline tickets at once, so until then only the price is kept. */
  keeps: 'place' | 'price';
  /** The payment for several bookings that is open. */
  paymentId: string | null;
  offer: OfferFacts;
};

/** Bookings of a person by their ids; those that no longer exist are left out. */
export async function openedChoices(
  db: Db,
  userId: string,
  bookingIds: readonly string[],
): Promise<Map<string, OpenedChoice>> {
  if (!bookingIds.length) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, userId), inArray(bookings.id, [...bookingIds])));
  return new Map(
    rows.map(asBooking).map((booking) => [
      booking.id,
      {
        bookingId: booking.id,
        state: stageOf(booking),
        holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
        keeps: productOf(booking).holds(booking),
        paymentId: booking.state === 'paying' ? booking.combinedPaymentId : null,
        offer: factsOfOffer(booking),
      },
    ]),
  );
}

function stageOf(booking: BookingRow): OpenedChoice['state'] {
  if (booking.paidAt) return 'paid';
  if (booking.state === 'quoted' || booking.state === 'paying') return booking.state;
  return booking.state === 'held' && !holdIsOver({ now: clock.now(), holdExpiresAt: booking.holdExpiresAt })
    ? 'held'
    : 'over';
}
