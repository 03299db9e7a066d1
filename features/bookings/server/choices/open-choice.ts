import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { Choice } from '../../choice.contract.ts';
import { holdIsOver } from '../../rules/can-do.ts';
import { ratesOf } from '../../rules/stay-rooms.ts';
import { asBooking, bookingOfUser, type BookingRow } from '../bookings.repo.ts';
import { openChecked } from '../checked-offer.ts';
import { flightRequestOf } from '../flights/flight-supplier.ts';
import { priceChanged } from '../refusals.ts';
import { bookings } from '../tables.ts';
import { checkChoice, factsOfOffer, type OfferFacts } from './check-choice.ts';

/**
 * Opens a booking for a choice at what was shown of it. `changed` is PRICE_CHANGED where the price is another one now: it is
 * accepted by holding at that price. Throws as `checkChoice`.
 */
export async function openChoice(
  db: Db,
  userId: string,
  choice: Choice,
  shownTotal: number,
): Promise<{ bookingId: string; changed: AppError | null }> {
  const { id, change, currency } = await openChecked(db, await checkChoice(db, choice, shownTotal), { userId });
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
  if (booking.category === 'hotel' && booking.snapshot.block)
    throw new AppError('STATE_BLOCKED', 'A room at an event’s rate is paid for by itself. Pay for it here.');
  return { choice: choiceIn(booking), offer: factsOfOffer(booking) };
}

function choiceIn(booking: BookingRow): Choice {
  if (booking.category === 'flight') return { of: 'flight', ...flightRequestOf(booking.snapshot) };
  if (booking.category === 'package') {
    const { package: journey, departure, rooms, extras = [] } = booking.snapshot;
    const chosen = extras.map(({ code, quantity }) => ({ code, quantity }));
    return {
      of: 'package',
      slug: journey.slug,
      departure,
      rooms: rooms.map(({ occupancy }) => occupancy),
      ...(chosen.length ? { extras: chosen } : {}),
    };
  }
  const { hotel, stay } = booking.snapshot;
  const rates = ratesOf(booking.snapshot).map(({ roomTypeId, ratePlanId }) => ({ roomTypeId, ratePlanId }));
  return { of: 'hotel', hotelId: hotel._id, ...(rates.length > 1 ? { rates } : rates[0]), stay };
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
        keeps: keptOf(booking),
        paymentId: booking.state === 'paying' ? booking.combinedPaymentId : null,
        offer: factsOfOffer(booking),
      },
    ]),
  );
}

const keptOf = (booking: BookingRow): OpenedChoice['keeps'] =>
  booking.category === 'flight' && booking.snapshot.holds === 'price' ? 'price' : 'place';

function stageOf(booking: BookingRow): OpenedChoice['state'] {
  if (booking.paidAt) return 'paid';
  if (booking.state === 'quoted' || booking.state === 'paying') return booking.state;
  return booking.state === 'held' && !holdIsOver({ now: clock.now(), holdExpiresAt: booking.holdExpiresAt })
    ? 'held'
    : 'over';
}
