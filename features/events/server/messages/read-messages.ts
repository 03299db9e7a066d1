import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { GuestSubscription } from '#lib/server/mail/unsubscribe.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { hostMessages, messages, reportMessage, setMessageEmails } from '../../contract.ts';
import type { EventRow } from '../events.repo.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { registered, type Registered } from '../registrations.repo.ts';
import { eventMessageReports, eventRegistrations, events } from '../tables.ts';
import { messageOf, messagesFor, whyClosed } from './messages.repo.ts';

/** A page of the messages of the event that a guest is signed in to. Throws NOT_FOUND for an unknown `before`. */
export const readMessages: UseCase<typeof messages> = async ({ db, query, caller }) =>
  presentForGuest(db, await registered(db, caller.userId), query.before);

/** The same of an event of the caller. Throws NOT_FOUND. */
export const readAsHost: UseCase<typeof hostMessages> = async ({ db, query, caller }) =>
  presentForHost(db, await hostedEventOf(db, caller.userId, query.code), query.before);

/** Turns the email about new messages on or off. */
export const switchEmails: UseCase<typeof setMessageEmails> = async ({ db, body, caller }) => {
  await setEmails(db, caller.userId, body.wanted);
  return presentForGuest(db, await registered(db, caller.userId));
};

/** Ends the email about new messages for a guest who unsubscribed from it; nothing, where they are not registered any more. */
export const stopMessageEmails = (db: Db, { registrationId }: GuestSubscription): Promise<void> =>
  setEmails(db, registrationId, false);

async function setEmails(db: Db, registrationId: string, wanted: boolean): Promise<void> {
  await db.update(eventRegistrations).set({ messageEmails: wanted }).where(eq(eventRegistrations.id, registrationId));
}

/**
 * Reports a message of the caller's event, once a guest; the event then stands at the desk. Throws NOT_FOUND, and
 * STATE_BLOCKED for one's own.
 */
export const reportToDesk: UseCase<typeof reportMessage> = async ({ db, body, caller }) => {
  const guest = await registered(db, caller.userId);
  const message = await messageOf(db, guest.event.id, body.messageId);
  if (message.hiddenAt) throw notFound('This message');
  if (message.registrationId === caller.userId) throw new AppError('STATE_BLOCKED', 'This is your own message.');
  await db
    .insert(eventMessageReports)
    .values({ messageId: body.messageId, registrationId: caller.userId })
    .onConflictDoNothing();
  if (guest.event.hostId !== null)
    await db
      .update(events)
      .set({ reportedAt: sql`coalesce(${events.reportedAt}, ${clock.now()})` })
      .where(eq(events.id, guest.event.id));
  return presentForGuest(db, guest);
};

/** What a guest reads. */
export const presentForGuest = async (db: Db, { event, registration }: Registered, before?: string) => ({
  ...(await messagesFor(db, event.id, { guest: registration.id }, before)),
  closed: whyClosed(event, clock.now()),
  emails: registration.messageEmails,
});

/** What the host reads. */
export const presentForHost = async (db: Db, event: EventRow, before?: string) => ({
  ...(await messagesFor(db, event.id, 'host', before)),
  closed: whyClosed(event, clock.now()),
});
