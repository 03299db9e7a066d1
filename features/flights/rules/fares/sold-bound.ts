import type { IsoDate } from '#lib/shared/dates.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { Cabin } from '../../data/flight-types.ts';
import type { PassengerType } from '#lib/shared/passengers.ts';
import type { FeeStep, Market } from './families.ts';
import { cancelCharge, feeAt } from './mini-rules.ts';
import { basicsOf, fareAmounts, fareLines, type FareLine } from './price.ts';
import type { TaxesDue } from './taxes.ts';

/** One direction as it was sold: enough to say later what any part of it is worth and what giving it back costs. */
export type SoldBound = {
  position: number;
  offer: string;
  journey: string;
  /** Airline that sells it. */
  airline: string;
  /** One adult's fare in paise, fuel surcharge in, taxes out. */
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

/** What a direction costs these passengers, as it was sold, in paise. */
export const worthOf = ({ fare, km, market, due }: SoldBound, types: readonly PassengerType[]): number =>
  types.length ? fareAmounts(fare, { km, market }, partyOf(types), due).total : 0;

/** The same as lines that people read. */
export const soldLines = (
  { fare, km, market, due }: Pick<SoldBound, 'fare' | 'km' | 'market' | 'due'>,
  types: readonly PassengerType[],
): FareLine[] => fareLines(fareAmounts(fare, { km, market }, partyOf(types), due), partyOf(types), due);

export type GivenBack = { refund: number; charge: number };

/**
 * What comes back when some of a direction's passengers give up their seats: the price of all who are on it less that
 * of those who stay, less the fee of the hour. Parts given back one after the other never sum to more than the whole.
 * `free` is the airline's fault: everything comes back.
 */
export function giveBack(
  sold: SoldBound,
  before: readonly PassengerType[],
  after: readonly PassengerType[],
  now: number,
  free: boolean,
): GivenBack {
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

/** What changing a direction costs so many people, before the fare difference; null when the fare cannot be changed now. */
export function changeFee(
  { change, departs }: Pick<SoldBound, 'change' | 'departs'>,
  people: number,
  now: number,
): number | null {
  const fee = feeAt(change, (departs - now) / 60);
  return fee === null ? null : fee * people;
}
