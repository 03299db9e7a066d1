import { chance } from '../world/chance.ts';
import { FAMILY_PRICE, type Family, type Market } from './families.ts';

/** What a fare depends on, besides family and load. */
export type FareMarket = {
  market: Market;
  /** Great-circle distance between origin and destination. */
  km: number;
  touchesIndia: boolean;
  airline: string;
  levelBp: number;
  from: string;
  to: string;
  /** Epoch day of departure, whole days until then, and local minute of the day. */
  day: number;
  daysAhead: number;
  departs: number;
  changes: number;
};

const BP = 10_000;
/** Fares are sold in whole tens of rupees. */
const STEP = 1000;

/** Monthly multipliers from January, in basis points: Indian and northern travel seasons. */
const MONTHS_INDIA = [10_000, 9400, 9700, 10_500, 11_400, 10_700, 9300, 9400, 9200, 10_600, 10_700, 11_300] as const;
const MONTHS_WORLD = [9300, 9200, 9800, 10_200, 10_200, 10_900, 11_700, 11_600, 10_200, 9800, 9400, 10_900] as const;
/** Weekday multipliers from Sunday. */
const WEEKDAYS = [10_900, 10_300, 9500, 9500, 10_000, 10_700, 9900] as const;
/** Multipliers by days before departure, interpolated linearly. */
const ADVANCE = [
  [0, 18_500],
  [1, 17_500],
  [3, 15_000],
  [7, 12_600],
  [14, 11_000],
  [21, 10_000],
  [45, 9300],
  [90, 9100],
  [200, 9800],
  [330, 10_400],
] as const;
/** Connections are sold for less; on domestic routes they cost the airline more than they earn. */
const CHANGES: Record<Market, readonly number[]> = {
  domestic: [10_000, 10_300, 10_900],
  international: [10_000, 8900, 8700],
};

/**
 * The lowest adult fare of a journey in paise, before taxes and load: by distance, airline, season, weekday, time of
 * day, days ahead and stops. A model of typical fares, not a real tariff.
 */
export function lowestFare({
  market,
  km,
  touchesIndia,
  airline,
  levelBp,
  from,
  to,
  day,
  daysAhead,
  departs,
  changes,
}: FareMarket): number {
  const byDistance = market === 'domestic' ? 95_000 + 285 * km : km < 4000 ? 130_000 + 340 * km : 350_000 + 285 * km;
  const date = new Date(day * 86_400_000);
  const month = (touchesIndia ? MONTHS_INDIA : MONTHS_WORLD)[date.getUTCMonth()]!;
  const holiday = isYearEnd(date) ? 11_800 : BP;
  const weekday = WEEKDAYS[date.getUTCDay()]!;
  const own = 9300 + 1400 * chance('route', airline, from, to);
  const shares = [
    levelBp,
    month,
    holiday,
    weekday,
    advanceBp(daysAhead),
    hourBp(departs),
    CHANGES[market][Math.min(2, changes)]!,
    own,
  ];
  return shares.reduce((fare, share) => (fare * share) / BP, byDistance);
}

const isYearEnd = (date: Date): boolean =>
  (date.getUTCMonth() === 11 && date.getUTCDate() >= 19) || (date.getUTCMonth() === 0 && date.getUTCDate() <= 4);

/** Demand is highest in the early morning and in the evening. */
function hourBp(departs: number): number {
  const hour = departs / 60;
  if (hour >= 6 && hour < 9.5) return 10_500;
  if (hour >= 17 && hour < 21) return 10_600;
  return hour >= 22 || hour < 5 ? 9300 : 10_000;
}

function advanceBp(daysAhead: number): number {
  for (let at = 1; at < ADVANCE.length; at++) {
    const [day, share] = ADVANCE[at]!;
    if (daysAhead > day) continue;
    const [dayBefore, shareBefore] = ADVANCE[at - 1]!;
    return shareBefore + ((share - shareBefore) * (daysAhead - dayBefore)) / (day - dayBefore);
  }
  return ADVANCE.at(-1)![1];
}

/** An adult's fare in a family (paise, whole tens of rupees), with fuel surcharge, without taxes. */
export function adultFare(lowest: number, market: Market, family: Family, loadBp: number): number {
  const { shareBp, plus } = FAMILY_PRICE[family][market];
  return Math.round(((((lowest * loadBp) / BP) * shareBp) / BP + plus) / STEP) * STEP;
}

/** The airline's fuel surcharge within the fare, in paise. */
export const fuelPart = (fare: number, km: number, market: Market): number =>
  Math.min(
    Math.round((fare * 0.45) / STEP) * STEP,
    Math.round((market === 'domestic' ? 30_000 + 22 * km : 120_000 + 75 * km) / STEP) * STEP,
  );
