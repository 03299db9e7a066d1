import 'server-only';
import { eq } from 'drizzle-orm';
import { travellersOfAddresses } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { seeAsHost, seeMessages } from '../../contract.ts';
import { afterReading } from '../../rules/who-is-pushed.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { registered, type RegistrationRow } from '../registrations.repo.ts';
import { eventRegistrations, events } from '../tables.ts';
import { messageOf } from './messages.repo.ts';

/** Notes up to which message a guest has read; never back. A push message that waits for them is dropped. Throws NOT_FOUND. */
export const markSeen: UseCase<typeof seeMessages> = async ({ db, body, caller }) => {
  const { writtenAt } = await messageOf(db, caller.eventId, body.messageId);
  const { registration } = await registered(db, caller.userId, { lock: true });
  const { messagesSeenAt, messagesPushedAt } = registration;
  const read = afterReading({ seenAt: messagesSeenAt, pushedAt: messagesPushedAt }, writtenAt, clock.now());
  await db
    .update(eventRegistrations)
    .set({ messagesSeenAt: read.seenAt, messagesPushedAt: read.pushedAt })
    .where(eq(eventRegistrations.id, caller.userId));
  if (read.isRead) await dropPushesOf(db, registration);
  return { seen: true };
};

/** The same of the host. Throws NOT_FOUND. */
export const markSeenByHost: UseCase<typeof seeAsHost> = async ({ db, body, caller }) => {
  const event = await hostedEventOf(db, caller.userId, body.code, { lock: true });
  const { writtenAt } = await messageOf(db, event.id, body.messageId);
  const read = afterReading({ seenAt: event.hostSeenAt, pushedAt: event.hostPushedAt }, writtenAt, clock.now());
  await db.update(events).set({ hostSeenAt: read.seenAt, hostPushedAt: read.pushedAt }).where(eq(events.id, event.id));
  if (read.isRead) await dispatchEvent(db, 'event.messages-read', { eventId: event.id, userIds: [caller.userId] });
  return { seen: true };
};

/** Drops push messages about an event that wait for a guest who has read, or withdrawn. */
export async function dropPushesOf(
  db: Db,
  { eventId, email }: Pick<RegistrationRow, 'eventId' | 'email'>,
): Promise<void> {
  const userIds = [...(await travellersOfAddresses(db, [email])).values()];
  if (userIds.length) await dispatchEvent(db, 'event.messages-read', { eventId, userIds });
}
