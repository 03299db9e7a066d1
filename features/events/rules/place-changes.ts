import type { IsoDate } from '#lib/shared/dates.ts';
import { peopleOf } from './event-text.ts';

/** Who comes on which days. */
export type Party = { companions: number; days: readonly IsoDate[] };

/** How many places a day gives (`by` below 0) or takes. */
export type PlaceChange = { day: IsoDate; by: number };

/**
 * The places that change hands between two parties (null: nobody), day by day in the order of dates, which is the order
 * everybody locks them in. Days that stay as they are are left out.
 */
export function placeChanges(before: Party | null, after: Party | null): PlaceChange[] {
  const on = (party: Party | null, day: IsoDate): number => (party?.days.includes(day) ? peopleOf(party) : 0);
  return [...new Set([...(before?.days ?? []), ...(after?.days ?? [])])]
    .sort()
    .map((day) => ({ day, by: on(after, day) - on(before, day) }))
    .filter(({ by }) => by !== 0);
}
