import type { IsoDate } from '#lib/shared/dates.ts';
import { peopleOf } from './event-text.ts';

/** Number of people and their days. */
export type Party = { companions: number; days: readonly IsoDate[] };

/** Places returned (`by` negative) or taken on a day. */
export type PlaceChange = { day: IsoDate; by: number };

/**
 * The difference in places between two parties (null: nobody), by date, which is the lock order. Unchanged days are
 * left out.
 */
export function placeChanges(before: Party | null, after: Party | null): PlaceChange[] {
  const on = (party: Party | null, day: IsoDate): number => (party?.days.includes(day) ? peopleOf(party) : 0);
  return [...new Set([...(before?.days ?? []), ...(after?.days ?? [])])]
    .sort()
    .map((day) => ({ day, by: on(after, day) - on(before, day) }))
    .filter(({ by }) => by !== 0);
}
