import type { IsoDate } from './dates.ts';
import { counted } from './word-lists.ts';

/** Cabin classes on the wire (3.19): the search asks for one of them. */
export const CABIN_CODES = [2, 3, 4, 6] as const;
export type CabinCode = (typeof CABIN_CODES)[number];
/** @texts */
export const CABIN_LABELS: Record<CabinCode, string> = {
  2: 'Economy',
  3: 'Premium Economy',
  4: 'Business',
  6: 'First Class',
};

/**
 * One direction of a trip. A place is an IATA code: of a city, which stands for all its airports, or of an airport.
 * Where the two share a code (`BOM`), it reads as the city; the airport alone is `BOM.only`.
 */
export type Bound = { from: string; to: string; date: IsoDate };

/** Who flies: `children` are 2 to 11 on every day of travel, `infants` younger, each on an adult's lap. */
export type Party = { adults: number; children: number; infants: number };

/** A requested trip: one bound one way, two for a return, more for a multi-city trip. */
export type Trip = Party & { bounds: Bound[]; cabin: CabinCode };

export const TRIP_LIMITS = { bounds: 6, seats: 9, daysAhead: 330 } as const;

/** Seats a party takes: infants travel on laps. */
export const seatsOf = ({ adults, children }: Party): number => adults + children;

/** "2 adults, 1 child, 1 infant". */
export function describeParty({ adults, children, infants }: Party): string {
  return [
    adults && counted(adults, 'adult'),
    children && counted(children, 'child', 'children'),
    infants && counted(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ');
}

const formatBound = ({ from, to, date }: Bound): string => `${from}-${to}-${date}`;

/** Further bounds as one URL word: `GOI-DEL-2026-12-15_DEL-BLR-2026-12-20`. */
const formatBounds = (bounds: readonly Bound[]): string => bounds.map(formatBound).join('_');

/** Reads bounds back; a word that is none gives null. */
export function parseBounds(word: string): Bound[] | null {
  if (!word) return [];
  const bounds = word
    .split('_')
    .slice(0, 20)
    .map((part) => {
      const [, from = '', to = '', date = ''] =
        /^([A-Z]{3}(?:\.only)?)-([A-Z]{3}(?:\.only)?)-(\d{4}-\d{2}-\d{2})$/.exec(part) ?? [];
      return { from, to, date };
    });
  return bounds.every(({ from }) => from) ? bounds : null;
}

/** A return trip: two flights, the second from where the first ends to where it begins. */
export const isReturn = ([first, second, third]: readonly Bound[]): boolean =>
  third === undefined && first?.from === second?.to && first?.to === second?.from;

/** A trip as URL parameters: `return` for a trip there and back, `then` for every bound after the first of another trip. */
export function tripParams({
  bounds,
  adults,
  children,
  infants,
  cabin,
}: Trip): Record<string, string | number | undefined> {
  const [first, second] = bounds;
  const back = isReturn(bounds);
  return {
    from: first?.from,
    to: first?.to,
    depart: first?.date,
    return: back ? second?.date : undefined,
    then: back ? undefined : formatBounds(bounds.slice(1)),
    adults,
    children: children || undefined,
    infants: infants || undefined,
    cabin: cabin === 2 ? undefined : cabin,
  };
}
