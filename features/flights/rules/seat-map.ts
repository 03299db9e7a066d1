import type { Aircraft, Cabin } from '../data/flight-types.ts';
import type { FareTerms, Market } from './fares/families.ts';
import { chance } from './world/chance.ts';

/** Properties of a seat; a row keeps the order of its letters, and `null` is an aisle. */
export type SeatPlace = { seat: string; side: 'window' | 'middle' | 'aisle'; zone: 'front' | 'exit' | 'standard' };
export type SeatRow = { row: number; places: (SeatPlace | null)[] };

/** Rows of a cabin, numbered from the front of the aircraft. */
export function seatRows({ cabins, wide }: Aircraft, cabin: Cabin): SeatRow[] {
  let first = 1;
  for (const [code, rows, letters] of cabins) {
    if (code === cabin)
      return Array.from({ length: rows }, (_, at) => ({
        row: first + at,
        places: placesOf(first + at, letters, zoneOf(at, rows, cabin, wide)),
      }));
    first += rows;
  }
  return [];
}

function placesOf(row: number, letters: string, zone: SeatPlace['zone']): (SeatPlace | null)[] {
  return [...letters].map((letter, at) => {
    if (letter === ' ') return null;
    const outer = at === 0 || at === letters.length - 1;
    const besideAisle = letters[at - 1] === ' ' || letters[at + 1] === ' ';
    return { seat: `${row}${letter}`, side: outer ? 'window' : besideAisle ? 'aisle' : 'middle', zone };
  });
}

/** In economy the front fifth and exit rows cost more; in other cabins all seats are alike. */
function zoneOf(at: number, rows: number, cabin: Cabin, wide: boolean): SeatPlace['zone'] {
  if (cabin !== 2) return 'standard';
  const exit = Math.floor(rows * 0.42);
  if (at === 0 || at === exit || (!wide && at === exit + 1)) return 'exit';
  return at < rows * 0.2 ? 'front' : 'standard';
}

/** Seats of a cabin taken by others: `others` of them, better ones first, deterministic. */
export function takenByOthers(rows: readonly SeatRow[], others: number, flight: string, day: number): Set<string> {
  const ranked = rows.flatMap(({ places }) =>
    places.flatMap((place) =>
      place ? [{ seat: place.seat, rank: chance('seat', flight, day, place.seat) + LIKED[place.side] }] : [],
    ),
  );
  return new Set(
    ranked
      .sort((a, b) => a.rank - b.rank || (a.seat < b.seat ? -1 : 1))
      .slice(0, others)
      .map(({ seat }) => seat),
  );
}

const LIKED: Record<SeatPlace['side'], number> = { window: 0, aisle: 0.12, middle: 0.4 };

/** Price per seat in paise, by what the fare includes. */
const SEAT_PRICE: Record<Market, Record<SeatPlace['zone'], number>> = {
  domestic: { standard: 25_000, front: 60_000, exit: 95_000 },
  international: { standard: 90_000, front: 160_000, exit: 260_000 },
};

export function seatPrice(zone: SeatPlace['zone'], market: Market, included: FareTerms['seat']): number {
  if (included === 'any' || (included === 'standard' && zone === 'standard')) return 0;
  return SEAT_PRICE[market][zone];
}
