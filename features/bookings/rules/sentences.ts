import { HOME_ZONE, dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import type { Category } from './category.ts';
import { paymentFailed } from './payment-texts.ts';
import { PRODUCT_LABELS } from './product-labels.ts';

/**
 * A deadline as local time of the place: "12:00", outside India "12:00 in Paris", and on another day than `now` "2 Dec,
 * 12:00".
 */
export function clockTime(instant: Date, place: { zone: string; city: string }, now: Date = instant): string {
  const today = dateInZone(now, place.zone);
  const time =
    dateInZone(instant, place.zone) === today
      ? timeInZone(instant, place.zone)
      : formatInstant(instant, place.zone, today);
  return place.zone === HOME_ZONE ? time : `${time} in ${place.city}`;
}

/** The hotel does not have rooms of the chosen types on all nights. */
export const roomsSoldOut = (hotel: string): string =>
  `${hotel} no longer has all of these rooms for these nights. Nothing was charged. Choose other rooms, other dates or another stay.`;

export const soldOut = (room: string, hotel: string): string =>
  `${room} at ${hotel} is sold out for these nights. Nothing was charged. Choose another room, other dates or another stay.`;

/** The departure has too few places, or its hotels too few rooms, for the party. */
export const departureFull = (title: string): string =>
  `${title} has no places or hotel rooms left for everybody on this departure. Nothing was charged. Choose another departure or another journey.`;

/** The departure can be booked, but its hotels have no rooms on the extra nights. */
export const extraNightsFull = (title: string): string =>
  `${title} has no hotel rooms left on your extra nights. Nothing was charged. Choose it without them, or another departure.`;

/** The price changed: before, after, and what to do. */
export const priceMoved = (before: number, after: number, currency: string): string =>
  before === after
    ? 'The cancellation terms changed while you were here. Nothing was charged. Look at the new terms and accept them to go on.'
    : `The price is now ${formatMoney(money(after, currency))}, not ${formatMoney(money(before, currency))}. Nothing was charged. Accept the new price to go on.`;

/** The airline changed a schedule: what to do, and the price where that changed too. */
export const timesMoved = (before: number, after: number, currency: string): string =>
  `The airline changed the times of your flights${before === after ? '' : `, and the price is now ${formatMoney(money(after, currency))}, not ${formatMoney(money(before, currency))}`}. Nothing was charged. Look at the new times and accept them to go on.`;

/** A payment that failed or was abandoned: what happened, the money, and until when it is held. `units`: rooms of a stay. */
export const paymentProblem = (
  cause: string | null,
  total: number,
  currency: string,
  until: string,
  { category, units }: { category: Category; units: number } = { category: 'hotel', units: 1 },
): string =>
  `${paymentFailed('The payment', cause)}. ${PRODUCT_LABELS[category].isYours(units)} at ${formatMoney(money(total, currency))} until ${until}.`;

export const notConfirmed = (hotel: string, total: number, currency: string): string =>
  `${hotel} could not confirm the room. All of the ${formatMoney(money(total, currency))} you paid is on its way back.`;

/** The tour operator could not confirm the places. */
export const packageNotConfirmed = (operator: string, total: number, currency: string): string =>
  `${operator} could not confirm your places and rooms. All of the ${formatMoney(money(total, currency))} you paid is on its way back.`;

/** The supplier did not answer for so long that the booking failed. */
export const neverConfirmed = (seller: string, total: number, currency: string, category: Category): string =>
  NEVER_CONFIRMED[category](seller, total, currency);

const NEVER_CONFIRMED: Record<Category, (seller: string, total: number, currency: string) => string> = {
  hotel: (hotel, total, currency) => notConfirmed(hotel, total, currency),
  flight: (_airline, total, currency) => notTicketed('refused', 'this trip', total, currency),
  package: (operator, total, currency) => packageNotConfirmed(operator, total, currency),
};

/** Why tickets were not issued, and where the money is. */
export const notTicketed = (
  reason: 'sold_out' | 'refused' | 'seat_taken' | 'price_changed',
  trip: string,
  total: number,
  currency: string,
): string => {
  const why = {
    sold_out: `The last seats of ${trip} were sold before the ticket was issued.`,
    refused: `The airline could not issue the tickets of ${trip}.`,
    seat_taken: `A seat that you chose on ${trip} was taken before the ticket was issued.`,
    price_changed: `The fare of ${trip} changed before the ticket was issued.`,
  }[reason];
  return `${why} All of the ${formatMoney(money(total, currency))} you paid is on its way back.`;
};

export const lateRefund = (amount: number, currency: string): string =>
  `A payment of ${formatMoney(money(amount, currency))} arrived that this booking could not use. All of it is on its way back.`;

export const refundFell = (before: number, after: number, currency: string): string =>
  `The refund is now ${formatMoney(money(after, currency))}, not ${formatMoney(money(before, currency))}: a cancellation deadline has passed. Nothing was cancelled. Check the new amount and decide again.`;

/** What was cancelled of a stay, with the guests of those rooms where they are named: "Cancelled: 1 room, of Ms Asha Rao". */
export const roomsCancelled = (count: number, guests: readonly string[]): string =>
  `Cancelled: ${counted(count, 'room')}${guests.length ? `, of ${andList(guests)}` : ''}`;
