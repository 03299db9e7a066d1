import 'server-only';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { roomBlocksOf } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { SharerView, SharingView } from '../../contract.ts';
import { MOST_LISTED, MOST_RECEIVED, sharingClosed, whyNotAsk, type RoomRequest } from '../../rules/roommates.ts';
import type { EventRow } from '../events.repo.ts';
import { guestName } from '../messages/messages.repo.ts';
import type { Registered } from '../registrations.repo.ts';
import { eventRegistrations } from '../tables.ts';
import { eventRoomRequests, eventSharers } from './tables.ts';

const NO_ROOMS = 'No rooms are kept for this event.';

/** Why nothing can be changed about sharing rooms at an event; null while it can. Rooms are kept at events of the operator alone. */
export async function whyNoSharing(db: Db, event: EventRow): Promise<string | null> {
  const hasRooms = event.hostId === null && (await roomBlocksOf(db, event.id)).length > 0;
  return hasRooms ? sharingClosed(event, clock.now()) : NO_ROOMS;
}

/** What a guest sees: nobody else, unless they are on the list themselves. */
export async function presentSharing(db: Db, { event, registration }: Registered): Promise<SharingView> {
  const closed = await whyNoSharing(db, event);
  const listed = await listedAt(db, event.id, registration.id);
  const own = listed.find(({ id }) => id === registration.id);
  const nobody = { partner: null, received: [], sent: [], others: [] };
  const offered = closed !== NO_ROOMS;
  if (!own) return { offered, closed, about: null, ...nobody };
  const partner = listed.find(({ id }) => id === own.sharesWith);
  if (partner) return { offered, closed, about: own.about, ...nobody, partner: shown(partner) };
  const requests = await requestsAt(db, event.id, registration.id);
  const open = requests.filter(({ state }) => state === 'open');
  const nameOf = (ids: readonly string[]) => listed.filter(({ id }) => ids.includes(id)).map(shown);
  return {
    offered,
    closed,
    about: own.about,
    partner: null,
    received: nameOf(open.filter(({ to }) => to === own.id).map(({ from }) => from)).slice(0, MOST_RECEIVED),
    sent: nameOf(open.filter(({ from }) => from === own.id).map(({ to }) => to)),
    others: listed
      .filter(({ id, sharesWith }) => id !== own.id && sharesWith === null)
      .slice(0, MOST_LISTED)
      .map((other) => ({
        ...shown(other),
        refused: closed ?? whyNotAsk({ sharers: listed, requests }, own.id, other.id),
      })),
  };
}

type Listed = SharerView & { id: string; sharesWith: string | null };

const shown = ({ guestId, name, about }: Listed): SharerView => ({ guestId, name, about });

/** Who looks for somebody at an event, the longest on the list first; and the caller with whoever they share with. */
async function listedAt(db: Db, eventId: string, caller: string): Promise<Listed[]> {
  const rows = await db
    .select({
      id: eventSharers.registrationId,
      guestId: eventSharers.id,
      name: eventRegistrations.name,
      about: eventSharers.about,
      sharesWith: eventSharers.sharesWith,
    })
    .from(eventSharers)
    .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventSharers.registrationId))
    .where(
      and(
        eq(eventSharers.eventId, eventId),
        or(
          isNull(eventSharers.sharesWith),
          eq(eventSharers.sharesWith, caller),
          eq(eventSharers.registrationId, caller),
        ),
      ),
    )
    .orderBy(asc(eventSharers.joinedAt), asc(eventSharers.id));
  return rows.map((row) => ({ ...row, name: guestName(row.name) }));
}

/** The open requests at an event, and every one of the caller or to them. */
async function requestsAt(db: Db, eventId: string, caller: string): Promise<RoomRequest[]> {
  const { fromId, toId, state } = eventRoomRequests;
  return db
    .select({ from: fromId, to: toId, state })
    .from(eventRoomRequests)
    .innerJoin(eventSharers, eq(eventSharers.registrationId, toId))
    .where(and(eq(eventSharers.eventId, eventId), or(eq(state, 'open'), eq(fromId, caller), eq(toId, caller))));
}
