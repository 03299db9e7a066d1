import type { IsoDate } from '#lib/shared/dates.ts';
import { boundProblems, dayProblems } from '#lib/shared/trip-problems.ts';
import { parseBounds, TRIP_LIMITS } from '#lib/shared/trip-shape.ts';

/** The three shapes of a trip in the search form. */
export const TRIP_TYPES = ['one', 'return', 'several'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** One flight as typed: places as text or codes, and a date or none. */
export type RequestedLeg = { from: string; to: string; depart: string };

/** A search as typed; every message is shown beside its field. */
export type RequestedTrip = {
  way: TripType;
  legs: RequestedLeg[];
  back: string;
  adults: string;
  children: string;
  infants: string;
  cabin: string;
};

/**
 * Messages by field: `from`, `to`, `depart`, `from2` … `depart6`, `return`, `then`, `adults`, `children`, `infants`,
 * `cabin`.
 */
export type TripInputProblems = Record<string, string>;

/** The field name of the n-th flight, from 0: `from`, then `from2`. */
export const legField = (field: keyof RequestedLeg, at: number): string => (at === 0 ? field : `${field}${at + 1}`);

export const LEGS = Array.from({ length: TRIP_LIMITS.bounds }, (_, at) => at);

/** Reads an address, from the form (`way`, `from2` …) or from a shared link (`return`, `then`). */
export function readTripInput(get: (name: string) => string): RequestedTrip {
  const typed = LEGS.slice(1).map((at) => ({
    from: get(legField('from', at)),
    to: get(legField('to', at)),
    depart: get(legField('depart', at)),
  }));
  const written = (parseBounds(get('then')) ?? []).map(({ from, to, date }) => ({ from, to, depart: date }));
  const last = typed.findLastIndex(({ from, to, depart }, at) => {
    const landed = at === 0 ? get('to') : typed[at - 1]!.to;
    return to || depart || (from && from !== landed); // the prefilled destination of the previous flight
  });
  const more = last >= 0 ? typed.slice(0, last + 1) : written;
  const way =
    TRIP_TYPES.find((one) => one === get('way')) ?? (get('then') ? 'several' : get('return') ? 'return' : 'one');
  return {
    way,
    legs: [{ from: get('from'), to: get('to'), depart: get('depart') }, ...(way === 'several' ? more : [])],
    back: way === 'return' ? get('return') : '',
    adults: get('adults') || '1',
    children: get('children') || '0',
    infants: get('infants') || '0',
    cabin: get('cabin') || '2',
  };
}

/** The parameters of a search whose places are known by code, `codes[n]` those of the n-th flight. */
export function tripParams(
  { legs, back, adults, children, infants, cabin }: RequestedTrip,
  codes: readonly { from: string; to: string }[],
): Record<string, string | undefined> {
  const then = legs
    .slice(1)
    .map(({ depart }, at) => `${codes[at + 1]?.from}-${codes[at + 1]?.to}-${depart}`)
    .join('_');
  return {
    from: codes[0]?.from,
    to: codes[0]?.to,
    depart: legs[0]?.depart,
    return: back || undefined,
    then: then || undefined,
    adults,
    children: children === '0' ? undefined : children,
    infants: infants === '0' ? undefined : infants,
    cabin: cabin === '2' ? undefined : cabin,
  };
}

/** Errors of multi-city and return trips, besides those of every trip, by field. */
export function wayProblems(
  { way, legs, back }: RequestedTrip,
  codes: readonly { from: string | null; to: string | null }[],
  today: IsoDate,
): TripInputProblems {
  if (way === 'return' && !back) return { return: 'Choose the day you fly back, or make it one way.' };
  if (way === 'several' && legs.length < 2) return { then: 'Fill in a second flight, or make it one way.' };
  const undated = legs.flatMap(({ depart }, at) =>
    depart ? [] : [[legField('depart', at), 'Choose a day for this flight.']],
  );
  if (undated.length || way !== 'several') return Object.fromEntries(undated) as TripInputProblems;
  const bounds = legs.map(({ depart }, at) => ({
    from: codes[at]?.from ?? `from ${at}`,
    to: codes[at]?.to ?? `to ${at}`,
    date: depart,
  }));
  const problems = [...dayProblems(bounds, today), ...boundProblems(bounds)];
  return Object.fromEntries(problems.map(({ at, end, message }) => [legField(end, at), message]));
}

/** An empty search for a day: one adult, one way, economy. */
export const emptySearch = (depart: IsoDate): RequestedTrip => ({
  way: 'one',
  legs: [{ from: '', to: '', depart }],
  back: '',
  adults: '1',
  children: '0',
  infants: '0',
  cabin: '2',
});
