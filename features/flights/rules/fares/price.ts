import { formatMoney, money, taxOf } from '#lib/shared/money.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { Market } from './families.ts';
import type { Basics } from './mini-rules.ts';
import { fuelPart } from './fare-level.ts';
import type { TaxesDue } from './taxes.ts';

/** One line of a fare; lines sum to the total, to the paisa. A GST line says its rate and what it was charged on. */
export type FareLine = {
  code: 'base' | 'fuel' | 'gst' | 'airport' | 'security' | 'seat' | 'meal' | 'bag' | 'fee' | 'difference';
  label: string;
  amount: number;
  rateBp?: number;
  taxable?: number;
};

/** What one direction costs everyone: `basic` (base fare and fuel surcharge) is the most that cancelling may cost. */
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
/** An infant on a lap, within a country, in paise; abroad a tenth of the fare. */
const INFANT_DOMESTIC = 150_000;
const CHILD_ABROAD = 0.75;

const wholeTens = (amount: number): number => Math.round(amount / STEP) * STEP;

/** The amounts of one direction from one adult's fare (paise). Children pay a seat's fare at home and less abroad. */
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

/** What one passenger of each type pays beside taxes: what cancelling may cost at most. */
export const basicsOf = ({ adult, child, infant, fuel }: FareAmounts): Basics => [adult + fuel, child + fuel, infant];

/** The same amounts as lines that people read: one for each type of passenger, the fuel surcharge, every tax and fee by name. */
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
