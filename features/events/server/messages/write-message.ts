import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { hideMessage, writeAsHost, writeMessage } from '../../contract.ts';
import { REFUSED } from '../../hosting-fields.ts';
import { EVENT_MESSAGES_A_DAY } from '../../rules/message-limits.ts';
import type { EventRow } from '../events.repo.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { registered } from '../registrations.repo.ts';
import { eventMessages } from '../tables.ts';
import { pushToReaders } from './push-to-readers.ts';
import { presentForGuest, presentForHost } from './read-messages.ts';
import { guestName, hide, whyClosed, type Writer } from './messages.repo.ts';

/** Writes as the guest who is signed in. Throws INVALID_INPUT beside `text`, and STATE_BLOCKED with the reason. */
export const writeAsGuest: UseCase<typeof writeMessage> = async ({ db, body, caller }) => {
  const { event, registration } = await registered(db, caller.userId, { lock: true });
  if (registration.withdrawnAt) throw new AppError('STATE_BLOCKED', 'You have withdrawn from this event.');
  const { id: registrationId, email } = registration;
  await addMessage(db, event, { registrationId, email, name: guestName(registration.name) }, body.text);
  return presentForGuest(db, await registered(db, caller.userId));
};

/** Writes as the host. Throws as above, and NOT_FOUND. */
export const writeMessageAsHost: UseCase<typeof writeAsHost> = async ({ db, body, caller }) => {
  const event = await hostedEventOf(db, caller.userId, body.code, { lock: true });
  await addMessage(db, event, { registrationId: null, name: event.hostName ?? '' }, body.text);
  return presentForHost(db, event);
};

/** Hides a message of an event of the caller. Throws NOT_FOUND. */
export const hideAsHost: UseCase<typeof hideMessage> = async ({ db, body, caller }) => {
  const event = await hostedEventOf(db, caller.userId, body.code);
  if (!(await hide(db, body.messageId, clock.now(), event.id))) throw notFound('This message');
  return presentForHost(db, event);
};

/**
 * Stores a message of this writer and has push messages tell whoever is away; gives its id. Throws STATE_BLOCKED once
 * nobody can write any more, and at the event's limit; INVALID_INPUT beside `text` for what they have written already.
 */
export async function addMessage(tx: Db, event: EventRow, writer: Writer, text: string): Promise<string> {
  const now = clock.now();
  const closed = whyClosed(event, now);
  if (closed) throw new AppError('STATE_BLOCKED', closed);
  await refuseCopy(tx, event.id, writer, text);
  const [day] = await countIn(tx, [
    { key: `events.messages:${event.id}`, points: EVENT_MESSAGES_A_DAY, seconds: 86_400 },
  ]);
  if (day?.over) throw new AppError('STATE_BLOCKED', 'Too much was written here today. Write again tomorrow.');
  const id = newId('emg', now.getTime());
  const { registrationId, name } = writer;
  await tx.insert(eventMessages).values({ id, eventId: event.id, registrationId, name, text, writtenAt: now });
  await pushToReaders(tx, event, writer, now);
  return id;
}

/** The same text of the same person twice at one event. */
async function refuseCopy(tx: Db, eventId: string, { registrationId }: Writer, text: string): Promise<void> {
  const [same] = await tx
    .select({ id: eventMessages.id })
    .from(eventMessages)
    .where(
      and(
        eq(eventMessages.eventId, eventId),
        sql`${eventMessages.registrationId} is not distinct from ${registrationId}`,
        eq(eventMessages.text, text),
      ),
    )
    .limit(1);
  if (same) throw new AppError('INVALID_INPUT', REFUSED.copy, { fields: { text: REFUSED.copy } });
}
