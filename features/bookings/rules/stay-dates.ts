import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { daysBetween, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { CheckedStay } from './flight-amendments.ts';
import { changedText } from './flight-notes.ts';
import { paymentNote } from './price-notes.ts';
import {
  keptOfDatesLine,
  pricedRooms,
  soldRooms,
  remainingRooms,
  termsOfRooms,
  totalOf,
  type RoomsOfStay,
} from './stay-rooms.ts';
import { paymentFailed } from './payment-texts.ts';

/** What new dates cost. Paise. */
export type DatesPrice = {
  /** What of the price comes back for the dates as they are, by the terms of this moment. */ back: number;
  /** What the hotel keeps for this change. */ charge: number;
  /** What of the price is not to be had back any more: `charge`, and what was kept before. */ kept: number;
  /** What is to be paid; below zero it comes back. */ due: number;
  /** The price of the stay after the change: the new nights and `kept`. */ total: number;
};

/** The cost of moving a stay at this moment to dates at this price: what comes back for the old nights counts towards it. */
export function priceOfDates(
  {
    total,
    cancellationPolicies,
    lines,
  }: { total: number; cancellationPolicies: CancellationPolicy[]; lines: RoomsOfStay['lines'] },
  newNights: number,
  now: Date,
): DatesPrice {
  const back = refundAt(cancellationPolicies, total, now);
  const kept = total - back;
  const before = totalOf(lines.filter(({ code }) => code === 'kept'));
  return { back, kept, charge: Math.max(0, kept - before), due: newNights - back, total: newNights + kept };
}

/**
 * The stay on its new dates: rooms, price and terms of the price check, with what was kept of the earlier price. Rooms that
 * were cancelled before are no longer part of it.
 */
export function withDates<Snapshot extends RoomsOfStay & { nights: number; requiredFields: string[] }>(
  snapshot: Snapshot,
  { stay, lines, rooms, policies, roomPolicies, requiredFields }: CheckedStay,
  kept: number,
  at: Date,
): Snapshot {
  const described = remainingRooms(snapshot).flatMap((room) => soldRooms(snapshot)[room]!.room ?? []);
  const moved = {
    stay,
    lines,
    rooms: pricedRooms(stay, { rooms, roomPolicies }, described),
    cancellationPolicies: policies,
  };
  return {
    ...snapshot,
    ...moved,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    requiredFields,
    lines: [...lines, ...keptOfDatesLine(kept)],
    keptOfDates: kept || undefined,
    soldPolicies: kept ? policies : undefined,
    cancellationPolicies: kept
      ? termsOfRooms(
          moved,
          soldRooms(moved).map((_, room) => room),
          kept,
          at,
        )
      : policies,
  };
}

type Dates = { checkIn: string; checkOut: string };

/** "Changed from 8–10 Dec 2026 to 9–12 Dec 2026." */
export const datesChanged = (from: Dates, to: Dates): string =>
  changedText(formatDateRange(from.checkIn, from.checkOut, ''), formatDateRange(to.checkIn, to.checkOut, ''));

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));

/** The price trail entry of new dates: the new nights, what the old ones give, and how the difference is paid or refunded. */
export function datesNote(
  {
    words,
    amount,
    charge,
    newNights,
    paid,
  }: { words: string; amount: number; charge: number; newNights: number; paid: { wallet: number; gateway: number } },
  currency: string,
  payerAccount: string | null = null,
): string {
  const parts = `${words} ${shown(newNights, currency)} for the new dates, less ${shown(newNights - amount, currency)} for the earlier ones${charge ? ` (the hotel keeps ${shown(charge, currency)})` : ''}.`;
  if (amount > 0) return `${parts} ${paymentNote(paid, currency, payerAccount)}`;
  return amount < 0 ? `${parts} ${shown(-amount, currency)} is refunded.` : `${parts} Nothing more to pay.`;
}

/** An unpaid change of dates: the money, and that the stay is as before. */
export const datesNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment for the new dates', cause)}, and nothing was changed: your stay is booked on its dates as before.`;

/** The hotel refused new dates that were paid for. */
export const datesRefused = (amount: number, currency: string): string =>
  `The hotel did not change the dates.${amount > 0 ? ` All of the ${shown(amount, currency)} you paid for it is on its way back.` : ''} Your stay is booked on its dates as before.`;
