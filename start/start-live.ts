import 'server-only';
import { deskBooking, deskBookings } from '#features/bookings/contract.ts';
import { deskCompanies, deskCompany } from '#features/desk/contract.ts';
import {
  DESK_CHANGED,
  deskItemTopic,
  deskMarks,
  deskTopic,
  type DeskItem,
  type DeskList,
} from '#features/desk/server/index.ts';
import { deskEvents, deskMessages, hostMessages, messages, operatedEvents } from '#features/events/contract.ts';
import { eventFollowed, GUEST_SIGNED_OUT, markOfMessages, MESSAGES_CHANGED } from '#features/events/server/index.ts';
import { deskReviews } from '#features/guest-reviews/contract.ts';
import { deskEnquiries } from '#features/support/contract.ts';
import { deskTransportRequest, deskTransportRequests } from '#features/transport/contract.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { backgroundDatabase, type Db } from '#lib/server/db/connect.ts';
import { authorise } from '#lib/server/http/authorise.ts';
import { validate } from '#lib/server/http/validate.ts';
import { type Authorise, liveEntrance } from '#lib/server/realtime/live/entrance.ts';
import type { LiveLimits } from '#lib/server/realtime/live/limits.ts';
import { openLiveTable } from '#lib/server/realtime/live/live-table.ts';
import { listen } from '#lib/server/realtime/listen.ts';
import type { AnyCaller } from '#lib/server/use-case.ts';
import type { Reach } from './refuse-misrouted.ts';

/** A reader of this operation follows the topic that `topicOf` finds for them; both throw AppError. */
const reading =
  <Op extends AnyOperation>(
    operation: Op,
    topicOf: (db: Db, caller: AnyCaller, query: Record<string, string>) => Promise<string>,
  ): Authorise =>
  async (headers, query) => {
    const caller = await authorise(operation, headers);
    if (!caller) throw new Error('Live updates are for readers who are signed in.');
    const asked: unknown = operation.query ? validate(operation.query, Object.fromEntries(query)) : {};
    const topic = await topicOf(backgroundDatabase(), caller, asked as Record<string, string>);
    return { person: `${operation.caller} ${caller.userId}`, topic };
  };

/** Staff who read this list of the desk. */
const readingList = (operation: AnyOperation, of: DeskList): [path: string, Authorise] => [
  operation.path,
  reading(operation, () => Promise.resolve(deskTopic(of))),
];

/** Staff who read one of a list, whose id stands in this field of the query. */
const readingOne = (operation: AnyOperation, of: DeskItem, field: string): [path: string, Authorise] => [
  operation.path,
  reading(operation, (_db, _caller, query) => Promise.resolve(deskItemTopic(of, query[field] ?? ''))),
];

const PATHS: ReadonlyMap<string, Authorise> = new Map([
  readingList(deskTransportRequests, 'transport'),
  readingOne(deskTransportRequest, 'transport', 'bookingId'),
  readingList(deskBookings, 'bookings'),
  readingOne(deskBooking, 'booking', 'bookingId'),
  readingList(deskCompanies, 'companies'),
  readingOne(deskCompany, 'company', 'companyId'),
  readingList(deskEnquiries, 'enquiries'),
  readingList(deskReviews, 'reviews'),
  readingList(deskEvents, 'events'),
  readingList(operatedEvents, 'events'),
  [
    messages.path,
    reading(messages, (db, caller) => eventFollowed.byGuest(db, caller as { userId: string; eventId: string })),
  ],
  [hostMessages.path, reading(hostMessages, (db, caller, { code = '' }) => eventFollowed.byHost(db, caller, code))],
  [deskMessages.path, reading(deskMessages, (db, _, { code = '' }) => eventFollowed.byStaff(db, code))],
]);

/**
 * Live updates of messages at events and of the desk, on the open database: whoever reads them with
 * `Accept: text/event-stream` hears when they change, in whichever process. `stop` asks every client to return.
 */
export function startLive(reach: Pick<Reach, 'hops'>, limits?: LiveLimits) {
  const desk = deskMarks();
  const table = openLiveTable({
    markOf: async (topic) => (desk.isDesk(topic) ? desk.mark() : markOfMessages(backgroundDatabase(), topic)),
    limits,
  });
  const heard: Record<string, (payload: string) => void> = {
    [MESSAGES_CHANGED]: table.changed,
    [GUEST_SIGNED_OUT]: table.rightsChanged,
    [DESK_CHANGED]: (payload) => table.changed(desk.changed(payload)),
  };
  const listening = listen({
    connectionString: process.env.DATABASE_URL ?? '',
    channels: Object.keys(heard),
    heard: (channel, payload) => heard[channel]?.(payload),
    begun: async () => {
      desk.missed();
      table.anythingChanged();
    },
  });
  return {
    request: liveEntrance(table, PATHS, reach),
    count: table.count,
    ready: listening.ready,
    stop: async () => {
      await table.close();
      await listening.stop();
    },
  };
}
