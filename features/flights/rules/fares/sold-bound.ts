import type { IsoDate } from '#lib/shared/dates.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { Cabin } from '../../data/flight-types.ts';
import type { PassengerType } from '#lib/shared/passengers.ts';
import type { FeeStep, Market } from './families.ts';
import { cancelCharge, feeAt } from './mini-rules.ts';
import { basicsOf, fareAmounts, fareLines, type FareLine } from './price.ts';
import type { TaxesDue } from './taxes.ts';

/** A bound as sold, with the data to value and cancel any part of it later. */
export type SoldBound = {
  position: number;
  offer: string;
  journey: string;
  /** The selling airline. */
  airline: string;
  /** An adult's fare in paise, with fuel surcharge, without taxes. */
  fare: number;
  km: number;
  market: Market;
  due: TaxesDue;
  change: readonly FeeStep[];
  cancel: readonly FeeStep[];
  /** Minutes since 1970. */
  departs: number;
  arrives: number;
  seats: { flight: string; date: IsoDate; cabin: Cabin }[];
};

/** A party of such passengers. */
export const partyOf = (types: readonly PassengerType[]): Party => ({
  adults: types.filter((type) => type === 'ADT').length,
  children: types.filter((type) => type === 'CHD').length,
  infants: types.filter((type) => type === 'INF').length,
});

/** The price of a bound for these passengers, as sold, in paise. */
export const worthOf = ({ fare, km, market, due }: SoldBound, types: readonly PassengerType[]): number =>
  types.length ? fareAmounts(fare, { km, market }, partyOf(types), due).total : 0;

/** The same as lines. */
export const soldLines = (
  { fare, km, market, due }: Pick<SoldBound, 'fare' | 'km' | 'market' | 'due'>,
  types: readonly PassengerType[],
): FareLine[] => fareLines(fareAmounts(fare, { km, market }, partyOf(types), due), partyOf(types), due);

export type CancellationSum = { refund: number; charge: number };

/**
 * The refund when some of a bound's passengers cancel: the price of all minus the price of those who stay, minus the
 * current fee. Partial cancellations never sum to more than the whole. `free`: the airline's fault, full refund.
 */
export function refundForCancelled(
  sold: SoldBound,
  before: readonly PassengerType[],
  after: readonly PassengerType[],
  now: number,
  free: boolean,
): CancellationSum {
  const { fare, km, market, due, cancel, departs } = sold;
  const [all, rest] = [partyOf(before), partyOf(after)];
  const gone = {
    adults: all.adults - rest.adults,
    children: all.children - rest.children,
    infants: all.infants - rest.infants,
  };
  const worth = worthOf(sold, before) - worthOf(sold, after);
  const charge = free
    ? 0
    : cancelCharge(cancel, (departs - now) / 60, gone, basicsOf(fareAmounts(fare, { km, market }, gone, due)));
  return { refund: worth - charge, charge };
}

/**
 * The change fee of a bound for this many people, before the fare difference; null when the fare cannot be changed now.
 */
export function changeFee(
  { change, departs }: Pick<SoldBound, 'change' | 'departs'>,
  people: number,
  now: number,
): number | null {
  const fee = feeAt(change, (departs - now) / 60);
  return fee === null ? null : fee * people;
}
