import { refundAt, refundSteps } from '#lib/shared/cancellation.ts';
import type { NamedRate, RememberedRate } from '#lib/shared/chosen-rate.ts';
import { formatInstant, type IsoDate } from '#lib/shared/dates.ts';
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

/** A rate whose last window begins earlier than this before check-in was never refundable. */
const NEVER_DAYS = 300;
const DAY_MS = 86_400_000;

/**
 * The refund terms of a rate as text, from now to check-in. One that gave something back until a moment that has passed
 * says since when it does not, because its supplier may still name it "Refundable".
 */
export const refundOf = (
  { price, cancellationPolicies: policies }: Pick<RateOffer, 'price' | 'cancellationPolicies'>,
  { checkInAt, now, zone, today }: RefundClock,
): RefundText => {
  const total = price.qOfferedPriceRoundedOff;
  const text = refundText(refundSteps(policies, total, new Date(now), new Date(checkInAt)), total, zone, today);
  const ended = text.tone === 'muted' && lastWindow(policies, total);
  if (!ended || Date.parse(checkInAt) - ended > NEVER_DAYS * DAY_MS) return text;
  const since = `${text.brief} since ${formatInstant(new Date(ended).toISOString(), zone, today)}`;
  return { ...text, text: since, brief: since };
};

/** The first moment from which a rate gives nothing back; undefined where it always gives something. */
const lastWindow = (policies: RateOffer['cancellationPolicies'], total: number): number | undefined =>
  policies
    .map(({ FromDate }) => Date.parse(FromDate))
    .sort((a, b) => a - b)
    .find((begins) => refundAt(policies, total, new Date(begins)) === 0);

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
