import { formatMoney, money, taxOf } from '#lib/shared/money.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Market } from './families.ts';
import type { Basics } from './mini-rules.ts';
import { fuelPart } from './fare-level.ts';
import type { TaxesDue } from './taxes.ts';

/** One line of a fare; the lines sum exactly to the total. A GST line has its rate and base. */
export type FareLine = {
  code: 'base' | 'fuel' | 'gst' | 'airport' | 'security' | 'seat' | 'meal' | 'bag' | 'fee' | 'difference';
  label: string;
  amount: number;
  rateBp?: number;
  taxable?: number;
};

/**
 * The amounts of one bound for all passengers: `basic` (base fare and fuel surcharge) is the most a cancellation can
 * cost.
 */
export type FareAmounts = {
  adult: number;
  child: number;
  infant: number;
  fuel: number;
  basic: number;
  gst: number;
  total: number;
};

const STEP = 1000;
/** A lap infant's domestic fare in paise; international a tenth of the adult fare. */
const INFANT_DOMESTIC = 150_000;
const CHILD_ABROAD = 0.75;

const wholeTens = (amount: number): number => Math.round(amount / STEP) * STEP;

/**
 * The amounts of one bound from an adult's fare (paise). Children pay the adult fare on domestic flights and less on
 * international ones.
 */
export function fareAmounts(
  fare: number,
  { km, market }: { km: number; market: Market },
  party: Party,
  { gst, fees }: TaxesDue,
): FareAmounts {
  const fuel = fuelPart(fare, km, market);
  const adult = fare - fuel;
  const child = market === 'domestic' ? adult : wholeTens(adult * CHILD_ABROAD);
  const infant = market === 'domestic' ? Math.min(INFANT_DOMESTIC, adult) : wholeTens(adult / 10);
  const seats = party.adults + party.children;
  const basic = adult * party.adults + child * party.children + infant * party.infants + fuel * seats;
  const tax = gst ? taxOf(basic, gst.rateBp) : 0;
  let total = basic + tax;
  for (const fee of fees) total += fee.amount * seats;
  return { adult, child, infant, fuel, basic, gst: tax, total };
}

/** Fare without taxes by passenger type: the most a cancellation can cost. */
export const basicsOf = ({ adult, child, infant, fuel }: FareAmounts): Basics => [adult + fuel, child + fuel, infant];

/** The same amounts as lines: one per passenger type, the fuel surcharge, and every tax and fee by name. */
export function fareLines(
  { adult, child, infant, fuel, basic, gst }: FareAmounts,
  party: Party,
  { gst: rate, fees }: TaxesDue,
): FareLine[] {
  const seats = party.adults + party.children;
  const people = (count: number, one: string, many: string, each: number): FareLine[] =>
    count
      ? [
          {
            code: 'base',
            label: `Base fare, ${counted(count, one, many)} × ${formatMoney(money(each))}`,
            amount: each * count,
          },
        ]
      : [];
  return [
    ...people(party.adults, 'adult', 'adults', adult),
    ...people(party.children, 'child', 'children', child),
    ...people(party.infants, 'infant', 'infants', infant),
    { code: 'fuel', label: `Fuel surcharge of the airline, ${perSeat(seats, fuel)}`, amount: fuel * seats },
    ...(rate
      ? [
          {
            code: 'gst' as const,
            label: `${rate.label}, ${rate.rateBp / 100}%`,
            amount: gst,
            rateBp: rate.rateBp,
            taxable: basic,
          },
        ]
      : []),
    ...fees.map(({ code, label, amount }): FareLine => ({
      code: code === 'ASF' ? 'security' : 'airport',
      label: `${label}, ${perSeat(seats, amount)}`,
      amount: amount * seats,
    })),
  ];
}

const perSeat = (seats: number, each: number): string => `${seats} × ${formatMoney(money(each))}`;
