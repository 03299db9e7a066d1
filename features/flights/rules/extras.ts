import { MEALS } from '#lib/shared/meals.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { FareTerms, Market } from './fares/families.ts';
import type { FareLine } from './fares/price.ts';
import type { PassengerType } from '#lib/shared/passengers.ts';

/** TBO's codes: a service is for one flight (1) or a whole bound (2); included in the fare (1) or bought (2). */
export type WayType = 1 | 2;
export type Included = 1 | 2;

/** An extra; codes are IATA special service request codes where there is one. Price in paise. */
export type ExtraOffer = { code: string; name: string; price: number; wayType: WayType; description: Included };

const MEAL_PRICE: Record<Market, number> = { domestic: 40_000, international: 75_000 };

const BAGS_KG = [5, 10, 15, 20, 30] as const;
const BAG_KG_PRICE: Record<Market, number> = { domestic: 38_000, international: 70_000 };

/** Assistance that airlines give free of charge. */
export const ASSISTANCE: readonly ExtraOffer[] = [
  ['WCHR', 'Wheelchair to the gate; can climb stairs'],
  ['WCHS', 'Wheelchair to the gate; cannot climb stairs'],
  ['WCHC', 'Wheelchair to the seat'],
  ['BLND', 'Blind or low vision'],
  ['DEAF', 'Deaf or hard of hearing'],
  ['MAAS', 'Meet and assist at the airport'],
].map(([code = '', name = '']) => ({ code, name, price: 0, wayType: 2, description: 1 }));

/** Meals of one flight: included, or for sale. */
export const mealsOf = (market: Market, { meal }: Pick<FareTerms, 'meal'>): ExtraOffer[] =>
  MEALS.map(([code, name]) => ({
    code,
    name,
    price: meal === 'included' ? 0 : MEAL_PRICE[market],
    wayType: 1,
    description: meal === 'included' ? 1 : 2,
  }));

/** Checked baggage beyond the fare's allowance, for one bound. */
export const bagsOf = (market: Market): ExtraOffer[] =>
  BAGS_KG.map((kg) => ({
    code: `BG${String(kg).padStart(2, '0')}`,
    name: `${kg} kg more`,
    price: BAG_KG_PRICE[market] * kg,
    wayType: 2,
    description: 2,
  }));

/** The name of a service on tickets and trips, by code; unknown codes are shown as they are. */
export function extraName(kind: 'meal' | 'bag' | 'assistance', code: string): string {
  if (kind === 'bag') return /^BG\d\d$/.test(code) ? `Extra bag, ${Number(code.slice(2))} kg` : code;
  if (kind === 'assistance') return ASSISTANCE.find((help) => help.code === code)?.name ?? code;
  return MEALS.find(([meal]) => meal === code)?.[1] ?? code;
}

/** A passenger's extras: seat or meal on a flight (by id), bag on a bound (by position), assistance on the trip. */
export type ExtraWanted =
  | { kind: 'seat'; passenger: number; flight: string; seat: string }
  | { kind: 'meal'; passenger: number; flight: string; code: string }
  | { kind: 'bag'; passenger: number; bound: number; code: string }
  | { kind: 'assistance'; passenger: number; code: string };

/** A trip's offers: seats (available ones, with price and zone) and meals by flight, bags by bound. */
export type ExtrasOffered = {
  flights: ReadonlyMap<
    string,
    {
      name: string;
      seats: ReadonlyMap<string, { price: number; zone: 'front' | 'exit' | 'standard' }>;
      meals: readonly ExtraOffer[];
    }
  >;
  bounds: readonly { name: string; bags: readonly ExtraOffer[] }[];
};

/**
 * Price lines of the selected extras, or errors by position: a seat that is taken or selected twice, an infant with a
 * seat, a child in an exit row.
 */
export function priceExtras(
  wanted: readonly ExtraWanted[],
  offered: ExtrasOffered,
  passengers: readonly PassengerType[],
): { lines: FareLine[]; problems: Record<number, string> } {
  const lines: FareLine[] = [];
  const problems: Record<number, string> = {};
  const used = new Set<string>();
  wanted.forEach((extra, at) => {
    const found = lineOf(extra, offered, passengers, used);
    if (typeof found === 'string') problems[at] = found;
    else if (found) lines.push(found);
  });
  return { lines, problems };
}

function lineOf(
  extra: ExtraWanted,
  { flights, bounds }: ExtrasOffered,
  passengers: readonly PassengerType[],
  used: Set<string>,
): FareLine | string | null {
  const type = passengers[extra.passenger];
  if (!type) return 'There is no such passenger on this trip.';
  if (extra.kind === 'assistance')
    return ASSISTANCE.some(({ code }) => code === extra.code) ? null : 'We do not know this kind of assistance.';
  if (type === 'INF') return 'An infant travels on an adult’s lap, without seat, bag or meal of its own.';
  const once = `${extra.kind} ${extra.passenger} ${extra.kind === 'bag' ? extra.bound : extra.flight}`;
  if (used.has(once)) return `This passenger already has a ${extra.kind} there.`;
  used.add(once);
  if (extra.kind === 'bag') {
    const bound = bounds[extra.bound];
    const bag = bound?.bags.find(({ code }) => code === extra.code);
    return bound && bag ? line('bag', `${bag.name}, ${bound.name}`, bag.price) : 'We do not know this baggage.';
  }
  const flight = flights.get(extra.flight);
  if (!flight) return 'This flight is not part of the trip.';
  if (extra.kind === 'meal') {
    const meal = flight.meals.find(({ code }) => code === extra.code);
    return meal ? line('meal', `${meal.name}, ${flight.name}`, meal.price) : 'We do not know this meal.';
  }
  const seat = flight.seats.get(extra.seat);
  if (!seat) return `Seat ${extra.seat} is taken. Choose another; the others stay as they are.`;
  if (seat.zone === 'exit' && type !== 'ADT')
    return `Seat ${extra.seat} is in an exit row, where only adults may sit. Choose another.`;
  if (used.has(`${extra.flight} ${extra.seat}`))
    return `Seat ${extra.seat} is already chosen for someone else on this trip.`;
  used.add(`${extra.flight} ${extra.seat}`);
  return line('seat', `Seat ${extra.seat}, ${flight.name}`, seat.price);
}

const line = (code: FareLine['code'], what: string, amount: number): FareLine => ({
  code,
  label: amount ? what : `${what}: ${formatMoney(money(0))}, included`,
  amount,
});
