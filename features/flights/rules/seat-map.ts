import type { Aircraft, Cabin } from '../data/flight-types.ts';
import type { FareTerms, Market } from './fares/families.ts';
import { chance } from './world/chance.ts';

/** What a seat is like; a row keeps the order of its letters, and `null` is an aisle. */
export type SeatPlace = { seat: string; side: 'window' | 'middle' | 'aisle'; zone: 'front' | 'exit' | 'standard' };
export type SeatRow = { row: number; places: (SeatPlace | null)[] };

/** Rows of a cabin, numbered through the aircraft from the front. */
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

/** Economy sells the front fifth and the exit rows dearer; in the other cabins seats are alike. */
function zoneOf(at: number, rows: number, cabin: Cabin, wide: boolean): SeatPlace['zone'] {
  if (cabin !== 2) return 'standard';
  const exit = Math.floor(rows * 0.42);
  if (at === 0 || at === exit || (!wide && at === exit + 1)) return 'exit';
  return at < rows * 0.2 ? 'front' : 'standard';
}

/** The seats of a cabin that others have: as many as `others`, the better ones first, the same for everybody who asks. */
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

/** Paise a seat, by what the fare includes. */
const SEAT_PRICE: Record<Market, Record<SeatPlace['zone'], number>> = {
  domestic: { standard: 25_000, front: 60_000, exit: 95_000 },
  international: { standard: 90_000, front: 160_000, exit: 260_000 },
};

export function seatPrice(zone: SeatPlace['zone'], market: Market, included: FareTerms['seat']): number {
  if (included === 'any' || (included === 'standard' && zone === 'standard')) return 0;
  return SEAT_PRICE[market][zone];
}
