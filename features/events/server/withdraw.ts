import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { withdraw as operation } from '../contract.ts';
import { namingFacts } from '../rules/called-in-emails.ts';
import { withdrawing } from '../rules/what-is-open.ts';
import { closeGuestSessions } from './guest-sessions.repo.ts';
import { dropPushesOf } from './messages/see-messages.ts';
import { eventPhotographs } from './gallery/tables.ts';
import { movePlaces } from './move-places.ts';
import { presentRegistration } from './present-registration.ts';
import { registered } from './registrations.repo.ts';
import { endSharingOf } from './roommates/share-room.ts';
import { eventMessages, eventRegistrations } from './tables.ts';
import { tendWaitingList } from './waiting/tend-waiting-list.ts';
import { lockDays } from './waiting/waiting.repo.ts';

/**
 * Withdraws: the places are free at once, or offered to who waits, and the email may register again. Deletes what they
 * wrote, ends every sign-in to the registration, and no room is shared with them any more.
 * Throws STATE_BLOCKED with the reason.
 */
export const withdraw: UseCase<typeof operation> = async ({ db, caller, request }) => {
  const now = clock.now();
  const before = await registered(db, caller.userId, { lock: true });
  const { event, registration, days } = before;
  const { open, why } = withdrawing(event, registration.withdrawnAt, now);
  if (!open) throw new AppError('STATE_BLOCKED', why ?? '');
  await lockDays(db, event.id);
  await movePlaces(db, event.id, { companions: registration.companions, days }, null, clock.today(event.zone));
  await db.update(eventRegistrations).set({ withdrawnAt: now }).where(eq(eventRegistrations.id, registration.id));
  await closeGuestSessions(db, registration.id);
  await db.delete(eventMessages).where(eq(eventMessages.registrationId, registration.id)); // the words are theirs
  await db.delete(eventPhotographs).where(eq(eventPhotographs.registrationId, registration.id)); // and the photographs
  await endSharingOf(db, event.id, [registration.id]);
  if (registration.messagesPushedAt) await dropPushesOf(db, registration);
  await tendWaitingList(db, event, now);
  await recordEvent(db, request, { action: 'event.withdrawn', actor: null, subjectId: registration.id });
  await enqueueMail(db, {
    template: 'event-withdrawn',
    urgency: 'personal',
    recipient: registration.email,
    language: registration.language,
    facts: { ...namingFacts(event), number: registration.number },
  });
  return presentRegistration({ ...before, registration: { ...registration, withdrawnAt: now } }, now);
};
