import type { EventTimes } from './what-is-open.ts';

/** Longest line of a guest about themselves, in characters. */
export const LONGEST_ABOUT = 200;
/** Requests of one guest that nobody has answered yet. */
export const MOST_OPEN_REQUESTS = 5;
/** Requests that wait for one guest's answer. */
export const MOST_RECEIVED = 20;
/** Guests of an event who look for somebody at the same time. */
export const MOST_LISTED = 200;
/** A request that is made again within so many hours sends no second email. */
export const ASKED_AGAIN_HOURS = 24;

/** A guest who opted in. `sharesWith`: the other of the pair. */
export type Sharer = { id: string; sharesWith: string | null };
/** `withdrawn`: taken back, or ended because one of the two shares a room or left the list. `declined` ends it for good. */
export type RequestState = 'open' | 'withdrawn' | 'declined' | 'accepted';
/** At most one for each asker and asked. */
export type RoomRequest = { from: string; to: string; state: RequestState };
/** Guests and the requests between them; of a decision, what it changes. */
export type Sharing = { sharers: readonly Sharer[]; requests: readonly RoomRequest[] };
export type Decision = { refused: string } | Sharing;

const NOT_LISTED = 'Add yourself to the list first.';
const SHARING = 'You share a room already. End that first.';
const GONE = 'This person is no longer looking for somebody. Nothing was sent.';
const ANSWERED = 'This request is no longer open. Nothing was changed.';

/** Why nobody can look for somebody to share with at an event any more; null while they can. */
export function sharingClosed(
  { endsAt, cancelledAt, removedAt }: EventTimes & { removedAt?: Date | null },
  now: Date,
): string | null {
  if (removedAt ?? cancelledAt) return 'This event is cancelled.';
  return now >= endsAt ? 'This event is over.' : null;
}

/** A guest asks another to share a room. */
export function ask(sharing: Sharing, from: string, to: string): Decision {
  const refused = whyNotAsk(sharing, from, to);
  return refused === null ? changes([{ from, to, state: 'open' }]) : { refused };
}

/** Why a guest cannot ask another; null while they can. */
export function whyNotAsk(sharing: Sharing, from: string, to: string): string | null {
  const [asker, asked] = [sharerOf(sharing, from), sharerOf(sharing, to)];
  if (!asker) return NOT_LISTED;
  if (asker.sharesWith) return SHARING;
  if (!asked || asked.sharesWith || from === to) return GONE;
  const before = stateOf(sharing, from, to);
  if (before === 'open') return 'You have asked this person. Wait for the answer, or withdraw the request.';
  if (before === 'declined') return 'This person does not want to share a room with you, so you cannot ask again.';
  if (stateOf(sharing, to, from) === 'open') return 'This person has asked you. Accept or decline that request.';
  const open = sharing.requests.filter(({ state }) => state === 'open');
  if (open.filter((one) => one.from === from).length >= MOST_OPEN_REQUESTS)
    return `You have ${MOST_OPEN_REQUESTS} open requests. Withdraw one before you ask somebody else.`;
  return open.filter((one) => one.to === to).length >= MOST_RECEIVED
    ? 'This person has many requests to answer. Ask again later.'
    : null;
}

/** The asker takes a request back. */
export const takeBack = (sharing: Sharing, from: string, to: string): Decision =>
  stateOf(sharing, from, to) === 'open' ? changes([{ from, to, state: 'withdrawn' }]) : { refused: ANSWERED };

/** The asked person declines; the same asker cannot ask them again. */
export const decline = (sharing: Sharing, from: string, to: string): Decision =>
  stateOf(sharing, from, to) === 'open' ? changes([{ from, to, state: 'declined' }]) : { refused: ANSWERED };

/** The asked person accepts: the two share a room, and every other open request of either ends. */
export function accept(sharing: Sharing, from: string, to: string): Decision {
  if (sharerOf(sharing, to)?.sharesWith) return { refused: SHARING };
  if (stateOf(sharing, from, to) !== 'open' || sharerOf(sharing, from)?.sharesWith !== null)
    return { refused: ANSWERED };
  const others = openOf(sharing, [from, to]).filter((one) => one.from !== from || one.to !== to);
  return changes(
    [{ from, to, state: 'accepted' }, ...others.map(ended)],
    [
      { id: from, sharesWith: to },
      { id: to, sharesWith: from },
    ],
  );
}

/** One of a pair ends it. Both are on the list again, and the other cannot ask whoever ended it. */
export function endSharing(sharing: Sharing, id: string): Decision {
  const other = sharerOf(sharing, id)?.sharesWith;
  if (!other) return { refused: 'You do not share a room with anybody.' };
  const own = stateOf(sharing, id, other) === 'accepted' ? [{ from: id, to: other, state: 'withdrawn' as const }] : [];
  return changes(
    [{ from: other, to: id, state: 'declined' }, ...own],
    [
      { id, sharesWith: null },
      { id: other, sharesWith: null },
    ],
  );
}

/** Ends what a guest takes part in, who leaves the list: their open requests, those to them, and their pair. */
export function leave(sharing: Sharing, id: string): Sharing {
  const ends = endSharing(sharing, id);
  const requests = openOf(sharing, [id]).map(ended);
  return 'refused' in ends ? changes(requests) : changes([...ends.requests, ...requests], ends.sharers);
}

/** The state after a decision. */
export function applied(sharing: Sharing, { sharers, requests }: Sharing): Sharing {
  return {
    sharers: sharing.sharers.map((one) => sharers.find(({ id }) => id === one.id) ?? one),
    requests: [...sharing.requests.filter((one) => !requests.some((other) => isSame(one, other))), ...requests],
  };
}

/** A room of the rooming list: whose registration it is, and whether it was cancelled. */
export type ListedRoom = { guestId: string; state: string };

/**
 * With whom each room of a list is shared, in its order: the first room of a registration that is not cancelled is the pair's,
 * because a registration may have a room for each of its people.
 */
export function sharedRooms(rooms: readonly ListedRoom[], sharesWith: ReadonlyMap<string, string>): (string | null)[] {
  const seen = new Set<string>();
  return rooms.map(({ guestId, state }) => {
    if (state === 'cancelled' || seen.has(guestId)) return null;
    seen.add(guestId);
    return sharesWith.get(guestId) ?? null;
  });
}

const changes = (requests: readonly RoomRequest[], sharers: readonly Sharer[] = []): Sharing => ({ sharers, requests });
const sharerOf = ({ sharers }: Sharing, id: string): Sharer | undefined => sharers.find((one) => one.id === id);
const isSame = (one: RoomRequest, other: RoomRequest): boolean => one.from === other.from && one.to === other.to;
const stateOf = ({ requests }: Sharing, from: string, to: string): RequestState | null =>
  requests.find((one) => one.from === from && one.to === to)?.state ?? null;
const openOf = ({ requests }: Sharing, ids: readonly string[]): RoomRequest[] =>
  requests.filter(({ from, to, state }) => state === 'open' && (ids.includes(from) || ids.includes(to)));
const ended = ({ from, to }: RoomRequest): RoomRequest => ({ from, to, state: 'withdrawn' });
