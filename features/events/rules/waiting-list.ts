import type { IsoDate } from '#lib/shared/dates.ts';
import { peopleOf } from './event-text.ts';
import type { Party } from './place-changes.ts';

/** Parties that wait for an event at a time. */
export const MOST_WAITING = 200;
/** How long a free place is offered to somebody who waits. */
export const OFFER_HOURS = 24;

/** A party of the waiting list. `offeredUntil`: places are kept for it until then; null while it waits. */
export type Waiting = Party & { offeredUntil: Date | null };

/** When an offer made now ends: after `OFFER_HOURS`, or earlier when registration closes. */
export const offerEnd = (now: Date, registrationClosesAt: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_HOURS * 3_600_000, registrationClosesAt.getTime()));

/** Whether an offer is over. */
export const hasExpired = ({ offeredUntil }: Pick<Waiting, 'offeredUntil'>, now: Date): boolean =>
  offeredUntil !== null && offeredUntil <= now;

/** Whether there are places for everybody of a party on each of its days. `free`: places by day. */
export const fits = (party: Party, free: ReadonlyMap<IsoDate, number>): boolean =>
  party.days.every((day) => (free.get(day) ?? 0) >= peopleOf(party));

/**
 * What becomes of a waiting list now: offers that are over end, and their places and the free ones are offered to the
 * first parties that fit, in the order of the list. A party that does not fit keeps its position.
 *
 * @param queue The list, the longest waiting first.
 * @param free Places by day that are neither registered for nor offered.
 */
export function planWaitingList<One extends Waiting>(
  queue: readonly One[],
  free: ReadonlyMap<IsoDate, number>,
  now: Date,
): { expired: One[]; offered: One[] } {
  const left = new Map(free);
  const move = (party: Party, by: number) => {
    for (const day of party.days) left.set(day, (left.get(day) ?? 0) + by * peopleOf(party));
  };
  const expired = queue.filter((one) => hasExpired(one, now));
  for (const one of expired) move(one, 1);
  const offered: One[] = [];
  for (const one of queue)
    if (one.offeredUntil === null && fits(one, left)) {
      move(one, -1);
      offered.push(one);
    }
  return { expired, offered };
}

/** Position of a waiting party among those that wait, from 1; null once places are offered to it. */
export function positionOf<One extends Waiting>(queue: readonly One[], party: One): number | null {
  const waiting = queue.filter(({ offeredUntil }) => offeredUntil === null);
  return party.offeredUntil === null ? waiting.indexOf(party) + 1 : null;
}
