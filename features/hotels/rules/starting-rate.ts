import { refundSteps } from '#lib/shared/cancellation.ts';
import type { NamedRate, RememberedRate } from '#lib/shared/chosen-rate.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { refundText, type RefundText } from '#lib/shared/refund-text.ts';
import type { RateOffer, RoomOffer } from '../contract.ts';

export type OfferedRate = { room: RoomOffer; rate: RateOffer };

/** Inputs of refund computations: `checkInAt` and `now` are instants, `zone` is the hotel's. */
export type RefundClock = { checkInAt: string; now: string; zone: string; today: IsoDate };

/** The notice for a rate that differs from the one shown or selected before; totals in paise. */
export type RateNotice =
  | { kind: 'gone' }
  | { kind: 'total'; before: number }
  | { kind: 'terms'; before: string }
  | { kind: 'listed'; offer: OfferedRate };

export type StartingRate = { offer: OfferedRate; notice: RateNotice | null };

/** The refund terms of a rate as text, from now to check-in. */
export const refundOf = (
  { price, cancellationPolicies: policies }: Pick<RateOffer, 'price' | 'cancellationPolicies'>,
  { checkInAt, now, zone, today }: RefundClock,
): RefundText => {
  const total = price.qOfferedPriceRoundedOff;
  return refundText(refundSteps(policies, total, new Date(now), new Date(checkInAt)), total, zone, today);
};

export const isRate = (named: NamedRate, { room, rate }: OfferedRate): boolean =>
  room.roomTypeId === named.roomTypeId && rate.ratePlanId === named.ratePlanId;

/**
 * The initially selected rate of a hotel page: the one selected before, else the one with the listing's total, else the
 * cheapest. A non-refundable rate only if it was selected or all are. `notice` says what differs from what was shown.
 * `offers` must not be empty.
 */
export function startingRate(
  offers: readonly OfferedRate[],
  { chosen, seen }: { chosen: RememberedRate | null; seen: number | null },
  clock: RefundClock,
): StartingRate {
  const again = chosen && offers.find((offer) => isRate(chosen, offer));
  if (again) return { offer: again, notice: changeSince(chosen, again, clock) };
  const listed = offers.find((offer) => totalOf(offer) === seen);
  const refundable = offers.filter(({ rate }) => refundOf(rate, clock).tone !== 'muted');
  const offer =
    listed && (refundable.includes(listed) || !refundable.length)
      ? listed
      : cheapest(refundable.length ? refundable : offers);
  if (chosen) return { offer, notice: { kind: 'gone' } };
  return { offer, notice: listed && listed !== offer ? { kind: 'listed', offer: listed } : null };
}

const totalOf = ({ rate }: OfferedRate): number => rate.price.qOfferedPriceRoundedOff;

const cheapest = (offers: readonly OfferedRate[]): OfferedRate =>
  offers.reduce((best, offer) => (totalOf(offer) < totalOf(best) ? offer : best));

function changeSince(chosen: RememberedRate, { rate }: OfferedRate, clock: RefundClock): RateNotice | null {
  const { shownTotal: before, shownPolicies } = chosen;
  if (before !== undefined && before !== rate.price.qOfferedPriceRoundedOff) return { kind: 'total', before };
  if (!shownPolicies) return null;
  const words = refundOf({ ...rate, cancellationPolicies: shownPolicies }, clock).text;
  return words === refundOf(rate, clock).text ? null : { kind: 'terms', before: words };
}
