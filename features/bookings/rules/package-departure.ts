import { chargeAt, windowStarts, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { addDays, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { partOf } from '#lib/shared/share-out.ts';
import type { PackageBooking } from '../contract.ts';
import { amountTerms } from './amount-terms.ts';
import { collectedIn } from './collected-tax.ts';
import type { CheckedDeparture } from './flight-amendments.ts';
import { changedText } from './flight-notes.ts';
import type { KeptOfPackage, PackageRoom, SoldPackage } from './sold-package.ts';
import { paymentFailed } from './payment-texts.ts';
import { paymentNote } from './price-notes.ts';

/** The part of a package's snapshot that another departure changes. */
export type DepartureOfPackage = Pick<PackageBooking, 'departure' | 'ends' | 'days' | 'lines'> & {
  rooms: PackageRoom[];
  extras?: PackageBooking['extras'] | undefined;
  cancellationPolicies: CancellationPolicy[];
  /** None while nothing of it was cancelled or changed. */ kept?: KeptOfPackage | undefined;
  /** None while none of its rooms was cancelled. */ sold?: SoldPackage | undefined;
};

/** The tax collected at source of which a refund of this much gives a part: that of the departure and the rooms that stand. Paise. */
export const collectedBack = (
  { lines, kept }: Pick<DepartureOfPackage, 'lines' | 'kept'>,
  total: number,
  back: number,
): number => (back ? partOf(collectedIn(lines), back, total - (kept?.total ?? 0)) : 0);

/** Terms of a price as amounts on the price and on what was kept before, which is not to be had back. Windows that began are one. */
export function termsWithKept(
  policies: readonly CancellationPolicy[],
  { price, kept }: { price: number; kept: number },
  now: Date,
): CancellationPolicy[] {
  if (!kept) return [...policies];
  return amountTerms((at) => kept + chargeAt(policies, price, at), windowStarts(policies), now);
}

/**
 * The package on its new departure: dates, price and terms of the price check, with what was kept of the earlier price. The days are
 * as sold, on their new dates; their hotels are those of the new reservation, which the caller names. `total`: the price before.
 */
export function withDeparture<Snapshot extends DepartureOfPackage>(
  snapshot: Snapshot,
  to: CheckedDeparture,
  { total, kept, at }: { total: number; kept: number; at: Date },
): Snapshot & { kept: KeptOfPackage } {
  const { departure, ends, lines, rooms, extras, policies } = to;
  const back = total - kept;
  return {
    ...snapshot,
    departure,
    ends,
    days: snapshot.days.map(({ hotel: _earlier, ...day }) => ({ ...day, date: addDays(departure, day.day - 1) })),
    rooms,
    sold: undefined, // its rooms are those of the new departure
    extras,
    lines: [
      ...lines,
      ...(kept
        ? [
            {
              code: 'kept' as const,
              label: `Earlier departure${snapshot.sold ? ' and cancelled rooms' : ''}: not refunded`,
              amount: kept,
            },
          ]
        : []),
    ],
    cancellationPolicies: termsWithKept(policies, { price: to.total, kept }, at),
    kept: {
      total: kept,
      tcs: (snapshot.kept?.tcs ?? 0) + collectedIn(snapshot.lines) - collectedBack(snapshot, total, back),
    },
  };
}

type Days = Pick<PackageBooking, 'departure' | 'ends'>;

/** "Changed from 10–13 Jan 2027 to 16–19 Jan 2027." */
export const departureChanged = (from: Days, to: Days): string =>
  changedText(formatDateRange(from.departure, from.ends, ''), formatDateRange(to.departure, to.ends, ''));

const shown = (amount: number, currency: string) => formatMoney(money(amount, currency));

/** The price trail entry of another departure: its price, what the earlier one gives, and how the difference is paid or refunded. */
export function departureNote(
  {
    words,
    amount,
    charge,
    newPrice,
    paid,
  }: { words: string; amount: number; charge: number; newPrice: number; paid: { wallet: number; gateway: number } },
  currency: string,
): string {
  const kept = charge ? ` (the tour operator keeps ${shown(charge, currency)})` : '';
  const parts = `${words} ${shown(newPrice, currency)} for the new departure, less ${shown(newPrice - amount, currency)} for the earlier one${kept}.`;
  if (amount > 0) return `${parts} ${paymentNote(paid, currency)}`;
  return amount < 0 ? `${parts} ${shown(-amount, currency)} is refunded.` : `${parts} Nothing more to pay.`;
}

/** An unpaid change of departure: the money, and that the package is as before. */
export const departureNotPaid = (cause: string | null): string =>
  `${paymentFailed('The payment for the new departure', cause)}, and nothing was changed: your package is booked on its departure as before.`;

/** The tour operator refused a new departure that was paid for. */
export const departureRefused = (amount: number, currency: string): string =>
  `The tour operator did not change the departure.${amount > 0 ? ` All of the ${shown(amount, currency)} you paid for it is on its way back.` : ''} Your package is booked on its departure as before.`;
