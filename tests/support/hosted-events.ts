import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type {
  DeskEvent,
  EventMessage,
  HostedEvent,
  ListedEvent,
  ListedRegistration,
  ListedWaiting,
  OperatedEvent,
  ReportedMessage,
} from '#features/events/contract.ts';
import { eventDays, eventRegistrations, events } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { newId } from '#lib/shared/ids.ts';
import { aCaller } from './a-caller.ts';
import { accessToken } from './access-token.ts';
import { useApiServer } from './api-server.ts';
import { call } from './call.ts';
import { anEvent, FRI, SAT } from './events.ts';
import { useTestDatabase } from './test-database.ts';

/** A form that is taken: two days in Mysuru in January. */
export const aHostedForm = (over: object = {}) => ({
  title: 'Asha and Ravi marry',
  headline: 'Two days with everybody we like',
  about: 'Come for the evening or for both days.\nThere is parking behind the hall.',
  city: 'mysuru',
  venueName: 'The old hall',
  venueAddress: '12 Lake Road',
  startsOn: FRI,
  startTime: '16:00',
  endsOn: SAT,
  endTime: '22:30',
  places: 20,
  programme: [
    { day: SAT, at: '19:00', what: 'Dinner', where: 'Garden' },
    { day: SAT, at: '10:00', what: 'The wedding', where: '' },
  ],
  ...over,
});

type Messages = { messages: EventMessage[]; earlier: boolean; closed: string | null };
const beforeOf = (before?: string): string => (before ? `before=${before}` : '');

/** What a guest does with messages, by the token of their sign-in. */
export const aWriter = (token: string) => ({
  token,
  read: (before?: string) =>
    call<Messages & { emails: boolean }>('GET', `/api/events/messages?${beforeOf(before)}`, { token }),
  write: (text: string) => call<Messages>('POST', '/api/events/messages', { body: { text }, token }),
  report: (messageId: string) => call<Messages>('POST', '/api/events/messages/report', { body: { messageId }, token }),
  see: (messageId: string) => call('POST', '/api/events/messages/seen', { body: { messageId }, token }),
  emails: (wanted: boolean) => call('POST', '/api/events/messages/emails', { body: { wanted }, token }),
});

export type Host = ReturnType<typeof hostOf>;
const hostOf = (userId: string, token: () => string) => ({
  userId,
  token,
  host: (over: object = {}) =>
    call<HostedEvent>('POST', '/api/events/hosted', { body: aHostedForm(over), token: token() }),
  change: (code: string, over: object = {}) =>
    call<HostedEvent>('PUT', '/api/events/hosted', { body: { ...aHostedForm(over), code }, token: token() }),
  cancel: (code: string) => call<HostedEvent>('POST', '/api/events/hosted/cancel', { body: { code }, token: token() }),
  event: (code: string) => call<HostedEvent>('GET', `/api/events/hosted?code=${code}`, { token: token() }),
  events: async () =>
    (await call<{ events: ListedEvent[] }>('GET', '/api/events/hosted/list', { token: token() })).data.events,
  messages: (code: string, before?: string) =>
    call<Messages>('GET', `/api/events/hosted/messages?code=${code}&${beforeOf(before)}`, { token: token() }),
  see: (code: string, messageId: string) =>
    call('POST', '/api/events/hosted/messages/seen', { body: { code, messageId }, token: token() }),
  write: (code: string, text: string) =>
    call<Messages>('POST', '/api/events/hosted/messages', { body: { code, text }, token: token() }),
  hide: (code: string, messageId: string) =>
    call<Messages>('POST', '/api/events/hosted/messages/hide', { body: { code, messageId }, token: token() }),
  registrations: (code: string, pageNo = 1) =>
    call<{ registrations: ListedRegistration[]; count: number; waiting: ListedWaiting[] }>(
      'GET',
      `/api/events/hosted/registrations?code=${code}&pageNo=${pageNo}`,
      { token: token() },
    ),
});

/** Somebody with a personal account, who hosts events. */
export async function aHost(db: Db): Promise<Host> {
  const userId = newId('usr');
  const caller = await aCaller(db, userId, 'sarai');
  return hostOf(userId, () => accessToken(caller));
}

/** A database with the operator's event, and Asha, who hosts; each test begins at one moment, without other events. */
export function useHostedEvents() {
  const api = useApiServer();
  const db = useTestDatabase(anEvent);
  let asha: Host;
  beforeEach(async () => {
    clock.freeze('2026-11-20T06:30:00Z');
    await db().execute(sql`delete from events where host_id is not null`);
    await db().delete(eventRegistrations);
    await db().delete(mails);
    await db().delete(rateLimits);
    asha = await aHost(db());
  });
  afterEach(() => clock.reset());
  return {
    api,
    db,
    /** Of the test that runs. */
    asha: () => asha,
    /** An event of Asha's that is open: its code. */
    anOpenEvent: async (over: object = {}) => (await asha.host(over)).data.code,
    /** The places that are taken of each of its days. */
    takenOf: async (code: string) =>
      (
        await db()
          .select({ day: eventDays.day, taken: eventDays.taken })
          .from(eventDays)
          .innerJoin(events, eq(events.id, eventDays.eventId))
          .where(eq(events.code, code))
          .orderBy(eventDays.day)
      ).map(({ day, taken }) => [day, taken]),
  };
}

/** The staff's operations on events. */
export const anEventDesk = (token: string) => ({
  list: async (show = 'reported') =>
    (await call<{ events: DeskEvent[]; count: number }>('GET', `/api/desk/events?show=${show}`, { token })).data,
  decide: (event: Pick<DeskEvent, 'code' | 'version'>, decision: 'keep' | 'remove', reason = '') =>
    call<DeskEvent>('POST', '/api/desk/events/decide', {
      body: { code: event.code, version: event.version, decision, reason },
      token,
    }),
});

/** The staff's operations on messages of the operator's events. */
export const aMessageDesk = (token: string) => ({
  events: async () =>
    (await call<{ events: OperatedEvent[] }>('GET', '/api/desk/events/operated', { token })).data.events,
  read: (code: string, before?: string) =>
    call<Messages & { reported: ReportedMessage[]; eventName: string }>(
      'GET',
      `/api/desk/events/messages?code=${code}&${beforeOf(before)}`,
      { token },
    ),
  write: (code: string, text: string) =>
    call<Messages>('POST', '/api/desk/events/messages', { body: { code, text }, token }),
  hide: (messageId: string) => call('POST', '/api/desk/events/messages/hide', { body: { messageId }, token }),
  keep: (messageId: string) => call('POST', '/api/desk/events/messages/keep', { body: { messageId }, token }),
});

export const report = (code: string, reason = 'scam') => call('POST', '/api/events/report', { body: { code, reason } });
