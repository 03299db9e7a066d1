import 'server-only';
import { deskMessages, hostMessages, messages } from '#features/events/contract.ts';
import { eventFollowed, GUEST_SIGNED_OUT, markOfMessages, MESSAGES_CHANGED } from '#features/events/server/index.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { backgroundDatabase, type Db } from '../db/connect.ts';
import { authorise } from '../http/authorise.ts';
import { validate } from '../http/validate.ts';
import { type Authorise, liveEntrance } from '../realtime/live/entrance.ts';
import type { LiveLimits } from '../realtime/live/limits.ts';
import { openLiveTable } from '../realtime/live/live-table.ts';
import { listen } from '../realtime/listen.ts';
import type { AnyCaller } from '../use-case.ts';
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

const PATHS: ReadonlyMap<string, Authorise> = new Map([
  [
    messages.path,
    reading(messages, (db, caller) => eventFollowed.byGuest(db, caller as { userId: string; eventId: string })),
  ],
  [hostMessages.path, reading(hostMessages, (db, caller, { code = '' }) => eventFollowed.byHost(db, caller, code))],
  [deskMessages.path, reading(deskMessages, (db, _, { code = '' }) => eventFollowed.byStaff(db, code))],
]);

/**
 * Live updates of messages at events, on the open database: whoever reads them with `Accept: text/event-stream` hears when
 * they change, in whichever process. `stop` asks every client to return.
 */
export function startLive(reach: Pick<Reach, 'hops'>, limits?: LiveLimits) {
  const table = openLiveTable({ markOf: (eventId) => markOfMessages(backgroundDatabase(), eventId), limits });
  const listening = listen({
    connectionString: process.env.DATABASE_URL ?? '',
    channels: [MESSAGES_CHANGED, GUEST_SIGNED_OUT],
    heard: (channel, eventId) => (channel === GUEST_SIGNED_OUT ? table.rightsChanged(eventId) : table.changed(eventId)),
    begun: async () => table.anythingChanged(),
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
