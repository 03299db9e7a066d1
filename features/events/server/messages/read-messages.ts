import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { messages, reportMessage, seeMessages, setMessageEmails } from '../../contract.ts';
import { registered, type Registered } from '../registrations.repo.ts';
import { eventMessageReports, eventMessages, eventRegistrations, events } from '../tables.ts';
import { messagesFor, refuseWithoutMessages, whyClosed } from './messages.repo.ts';

/** The messages of the event that a guest is signed in to. Throws STATE_BLOCKED where it has none. */
export const readMessages: UseCase<typeof messages> = async ({ db, caller }) => {
  const guest = await registered(db, caller.userId);
  refuseWithoutMessages(guest.event);
  return presentForGuest(db, guest);
};

/** Notes up to which message a guest has read; never back. Throws NOT_FOUND. */
export const markSeen: UseCase<typeof seeMessages> = async ({ db, body, caller }) => {
  const [message] = await db
    .select({ writtenAt: eventMessages.writtenAt })
    .from(eventMessages)
    .where(and(eq(eventMessages.id, body.messageId), eq(eventMessages.eventId, caller.eventId)));
  if (!message) throw notFound('This message');
  await db
    .update(eventRegistrations)
    .set({ messagesSeenAt: sql`greatest(${eventRegistrations.messagesSeenAt}, ${message.writtenAt})` })
    .where(eq(eventRegistrations.id, caller.userId));
  return { seen: true };
};

/** Turns the email about new messages on or off. Throws STATE_BLOCKED where the event has none. */
export const switchEmails: UseCase<typeof setMessageEmails> = async ({ db, body, caller }) => {
  const guest = await registered(db, caller.userId, { lock: true });
  refuseWithoutMessages(guest.event);
  await db
    .update(eventRegistrations)
    .set({ messageEmails: body.wanted })
    .where(eq(eventRegistrations.id, caller.userId));
  return presentForGuest(db, await registered(db, caller.userId));
};

/**
 * Reports a message of the caller's event, once a guest; the event then stands at the desk. Throws NOT_FOUND, and
 * STATE_BLOCKED for one's own.
 */
export const reportToDesk: UseCase<typeof reportMessage> = async ({ db, body, caller }) => {
  const guest = await registered(db, caller.userId);
  const [message] = await db
    .select({ registrationId: eventMessages.registrationId })
    .from(eventMessages)
    .where(
      and(
        eq(eventMessages.id, body.messageId),
        eq(eventMessages.eventId, guest.event.id),
        isNull(eventMessages.hiddenAt),
      ),
    );
  if (!message) throw notFound('This message');
  if (message.registrationId === caller.userId) throw new AppError('STATE_BLOCKED', 'This is your own message.');
  await db
    .insert(eventMessageReports)
    .values({ messageId: body.messageId, registrationId: caller.userId })
    .onConflictDoNothing();
  await db
    .update(events)
    .set({ reportedAt: sql`coalesce(${events.reportedAt}, ${clock.now()})` })
    .where(eq(events.id, guest.event.id));
  return presentForGuest(db, guest);
};

/** What a guest reads. */
export const presentForGuest = async (db: Db, { event, registration }: Registered) => ({
  messages: await messagesFor(db, event.id, registration.id),
  closed: whyClosed(event, clock.now()),
  emails: registration.messageEmails,
});
