import type { AirlineKind, Cabin } from '../../data/flight-types.ts';

export const FAMILIES = [
  'saver',
  'regular',
  'flexi',
  'premium',
  'premium-flexi',
  'business',
  'business-flexi',
  'first',
] as const;
/** Fare families: the same seat with different conditions. */
export type Family = (typeof FAMILIES)[number];

/** A domestic or an international flight. */
export type Market = 'domestic' | 'international';

/**
 * Until this many hours before departure a change or cancellation costs `fee`, in paise per passenger and bound; then
 * the next step applies. `null`: no change possible; of a cancelled ticket only taxes are refunded.
 */
export type FeeStep = { untilHours: number; fee: number | null };

/** What a fare includes. Baggage in kilograms per passenger. */
export type FareTerms = {
  cabinKg: number;
  checkedKg: number;
  meal: 'included' | 'for-sale';
  seat: 'any' | 'standard' | 'for-sale';
  change: readonly FeeStep[];
  cancel: readonly FeeStep[];
};

/** @texts */
export const FAMILY_NAMES: Record<Family, string> = {
  saver: 'Saver',
  regular: 'Regular',
  flexi: 'Flexi',
  premium: 'Premium',
  'premium-flexi': 'Premium Flexi',
  business: 'Business',
  'business-flexi': 'Business Flexi',
  first: 'First',
};

export const FAMILY_CABIN: Record<Family, Cabin> = {
  saver: 2,
  regular: 2,
  flexi: 2,
  premium: 3,
  'premium-flexi': 3,
  business: 4,
  'business-flexi': 4,
  first: 6,
};

/** The families shown for a cabin: its own, then the first of the cabin above. */
export const FAMILIES_SHOWN: Record<Cabin, readonly Family[]> = {
  2: ['saver', 'regular', 'flexi', 'business'],
  3: ['premium', 'premium-flexi', 'business'],
  4: ['business', 'business-flexi', 'first'],
  6: ['first'],
};

/** A family's fare relative to the lowest fare of the flight: a share in basis points plus an amount in paise. */
export const FAMILY_PRICE: Record<Family, Record<Market, { shareBp: number; plus: number }>> = {
  saver: { domestic: { shareBp: 10_000, plus: 0 }, international: { shareBp: 10_000, plus: 0 } },
  regular: { domestic: { shareBp: 10_600, plus: 20_000 }, international: { shareBp: 10_900, plus: 60_000 } },
  flexi: { domestic: { shareBp: 12_800, plus: 60_000 }, international: { shareBp: 12_600, plus: 200_000 } },
  premium: { domestic: { shareBp: 17_500, plus: 80_000 }, international: { shareBp: 18_500, plus: 300_000 } },
  'premium-flexi': { domestic: { shareBp: 20_500, plus: 100_000 }, international: { shareBp: 22_000, plus: 500_000 } },
  business: { domestic: { shareBp: 34_000, plus: 150_000 }, international: { shareBp: 37_000, plus: 600_000 } },
  'business-flexi': { domestic: { shareBp: 40_000, plus: 200_000 }, international: { shareBp: 44_000, plus: 900_000 } },
  first: { domestic: { shareBp: 60_000, plus: 300_000 }, international: { shareBp: 66_000, plus: 1_500_000 } },
};

/** Fee steps in rupees: until this many hours before departure, this fee; after the last step nothing is possible. */
const steps = (...rows: readonly (readonly [untilHours: number, rupees: number])[]): FeeStep[] => [
  ...rows.map(([untilHours, rupees]) => ({ untilHours, fee: rupees * 100 })),
  ...(rows.at(-1)?.[0] === 0 ? [] : [{ untilHours: 0, fee: null }]),
];

const terms = (
  cabinKg: number,
  checkedKg: number,
  meal: FareTerms['meal'],
  seat: FareTerms['seat'],
  change: FeeStep[],
  cancel: FeeStep[],
): FareTerms => ({ cabinKg, checkedKg, meal, seat, change, cancel });

/** Cabins above economy are the same for every airline. */
const ABOVE: Record<Market, Record<Exclude<Family, 'saver' | 'regular' | 'flexi'>, FareTerms>> = {
  domestic: {
    premium: terms(10, 25, 'included', 'any', steps([24, 1500], [3, 2500]), steps([24, 2500], [3, 3500])),
    'premium-flexi': terms(10, 30, 'included', 'any', steps([3, 0]), steps([24, 500], [3, 1500])),
    business: terms(12, 35, 'included', 'any', steps([24, 0], [3, 1500]), steps([24, 3000], [3, 4500])),
    'business-flexi': terms(12, 40, 'included', 'any', steps([0, 0]), steps([24, 0], [3, 1000])),
    first: terms(14, 50, 'included', 'any', steps([0, 0]), steps([24, 0], [3, 3000])),
  },
  international: {
    premium: terms(10, 35, 'included', 'any', steps([72, 4000], [4, 6500]), steps([72, 9000], [4, 13_000])),
    'premium-flexi': terms(10, 40, 'included', 'any', steps([4, 0]), steps([72, 2500], [4, 5000])),
    business: terms(14, 40, 'included', 'any', steps([24, 0], [4, 6000]), steps([24, 12_000], [4, 18_000])),
    'business-flexi': terms(14, 46, 'included', 'any', steps([0, 0]), steps([24, 0], [4, 6000])),
    first: terms(18, 50, 'included', 'any', steps([0, 0]), steps([24, 0], [4, 15_000])),
  },
};

const ECONOMY: Record<AirlineKind, Record<Market, Record<'saver' | 'regular' | 'flexi', FareTerms>>> = {
  lcc: {
    domestic: {
      saver: terms(7, 15, 'for-sale', 'for-sale', steps([96, 2999], [3, 3250]), steps([96, 3999], [3, 4500])),
      regular: terms(7, 15, 'for-sale', 'standard', steps([96, 2250], [3, 2750]), steps([96, 3000], [3, 3500])),
      flexi: terms(7, 25, 'included', 'any', steps([72, 0], [3, 500]), steps([72, 500], [3, 1500])),
    },
    international: {
      saver: terms(7, 0, 'for-sale', 'for-sale', steps([96, 4500], [4, 6000]), steps([96, 6500], [4, 8500])),
      regular: terms(7, 25, 'for-sale', 'standard', steps([96, 3500], [4, 5000]), steps([96, 5000], [4, 6500])),
      flexi: terms(7, 30, 'included', 'any', steps([72, 0], [4, 1500]), steps([72, 1000], [4, 3000])),
    },
  },
  gds: {
    domestic: {
      saver: terms(7, 15, 'included', 'for-sale', steps([96, 2750], [3, 3000]), steps([96, 3500], [3, 4000])),
      regular: terms(7, 20, 'included', 'standard', steps([96, 2000], [3, 2500]), steps([96, 2750], [3, 3250])),
      flexi: terms(7, 25, 'included', 'any', steps([72, 0], [3, 500]), steps([72, 500], [3, 1500])),
    },
    international: {
      saver: terms(7, 25, 'included', 'for-sale', steps([72, 9000], [4, 12_000]), steps([72, 15_000], [4, 20_000])),
      regular: terms(7, 30, 'included', 'standard', steps([72, 5000], [4, 7500]), steps([72, 9000], [4, 12_000])),
      flexi: terms(7, 35, 'included', 'any', steps([4, 0]), steps([72, 2500], [4, 5000])),
    },
  },
};

/** What a family includes, by kind of airline and market. */
export function termsOf(kind: AirlineKind, market: Market, family: Family): FareTerms {
  if (family === 'saver' || family === 'regular' || family === 'flexi') return ECONOMY[kind][market][family];
  return ABOVE[market][family];
}
