import 'server-only';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { deskMessages, hideAtDesk, keepAtDesk, operatedEvents, writeAtDesk } from '../../contract.ts';
import { OPERATED_SHOWN, REPORTED_SHOWN } from '../../rules/message-limits.ts';
import { TEAM_NAME } from '../../rules/team-name.ts';
import { eventOf, type EventRow } from '../events.repo.ts';
import { reportedPhotographs } from '../gallery/photographs.repo.ts';
import { daysOfEvents, registeredFor } from '../hosting/hosted.repo.ts';
import { eventMessages, events } from '../tables.ts';
import { deleteMessageReportsOf, hide, messagesFor, reportedMessages, whyClosed } from './messages.repo.ts';
import { addMessage } from './write-message.ts';

/** The events of the operator, with what waits in their messages and galleries. As many queries for all of them as for one. */
export const listOperatedEvents: UseCase<typeof operatedEvents> = async ({ db }) => {
  const rows = await db
    .select()
    .from(events)
    .where(isNull(events.hostId))
    .orderBy(desc(events.endsAt))
    .limit(OPERATED_SHOWN);
  const ids = rows.map(({ id }) => id);
  const days = await daysOfEvents(db, ids);
  const people = await registeredFor(db, ids);
  const waiting = await unansweredAt(db, ids);
  const reported = [...(await reportedMessages(db, ids)), ...(await reportedPhotographs(db, ids))];
  const now = clock.now();
  return {
    events: rows.map(({ id, code, name, endsAt }) => {
      const own = days.filter(({ eventId }) => eventId === id);
      return {
        code,
        name,
        startsOn: own[0]?.day ?? '',
        endsOn: own.at(-1)?.day ?? '',
        isOver: now >= endsAt,
        people: people.find(({ eventId }) => eventId === id)?.people ?? 0,
        unanswered: waiting.get(id) ?? 0,
        reported: reported.filter(({ eventId }) => eventId === id).length,
      };
    }),
  };
};

/** How many messages guests wrote at each of these events since staff wrote last. */
async function unansweredAt(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!ids.length) return new Map();
  const { rows } = await db.execute<{ event_id: string; unanswered: number }>(sql`
    select m.event_id, count(*)::int as unanswered from event_messages m
    where ${inArray(sql`m.event_id`, [...ids])} and m.registration_id is not null and m.hidden_at is null
      and not exists (select 1 from event_messages s
        where s.event_id = m.event_id and s.registration_id is null and s.written_at >= m.written_at)
    group by m.event_id`);
  return new Map(rows.map(({ event_id, unanswered }) => [event_id, unanswered]));
}

/** A page of the messages at an event of the operator. Throws NOT_FOUND. */
export const readAtDesk: UseCase<typeof deskMessages> = async ({ db, query }) =>
  presentForStaff(db, await operatedEventOf(db, query.code), query.before);

/** Writes under the name of the team; the audit trail says who did. Throws as for a guest, and NOT_FOUND. */
export const writeAsStaff: UseCase<typeof writeAtDesk> = async ({ db, body, caller, request }) => {
  const event = await operatedEventOf(db, body.code, { lock: true });
  const subjectId = await addMessage(db, event, { registrationId: null, name: TEAM_NAME }, body.text);
  await recordEvent(db, request, { action: 'event.message-written', actor: byStaff(caller), subjectId });
  return presentForStaff(db, event);
};

/** Hides a message of any event. Throws NOT_FOUND. */
export const hideAsStaff: UseCase<typeof hideAtDesk> = async ({ db, body: { messageId }, caller, request }) => {
  if (!(await hide(db, messageId, clock.now()))) throw notFound('This message');
  await recordEvent(db, request, { action: 'event.message-hidden', actor: byStaff(caller), subjectId: messageId });
  return { hidden: true };
};

/** Keeps a message of an event of the operator that was reported. Throws NOT_FOUND. */
export const keepAsStaff: UseCase<typeof keepAtDesk> = async ({ db, body: { messageId }, caller, request }) => {
  const [message] = await db
    .select({ id: eventMessages.id })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(and(eq(eventMessages.id, messageId), isNull(events.hostId)));
  if (!message) throw notFound('This message');
  await deleteMessageReportsOf(db, messageId);
  await recordEvent(db, request, { action: 'event.message-kept', actor: byStaff(caller), subjectId: messageId });
  return { kept: true };
};

const byStaff = ({ userId }: { userId: string }) => ({ userId, userType: 'staff' }) as const;

/** An event of the operator. Throws NOT_FOUND, also for a traveller's: that is its host's. */
export async function operatedEventOf(db: Db, code: string, { lock = false } = {}): Promise<EventRow> {
  const event = await eventOf(db, code, { lock });
  if (event.hostId !== null) throw notFound('This event');
  return event;
}

async function presentForStaff(db: Db, event: EventRow, before?: string) {
  const reported = await reportedMessages(db, [event.id]);
  return {
    ...(await messagesFor(db, event.id, 'staff', before)),
    eventName: event.name,
    closed: whyClosed(event, clock.now()),
    reported: reported.slice(0, REPORTED_SHOWN).map(({ eventId: _, ...message }) => message),
  };
}
