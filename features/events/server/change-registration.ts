import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { changeRegistration as operation } from '../contract.ts';
import { changing } from '../rules/what-is-open.ts';
import { requestedMobile } from './requested-mobile.ts';
import { movePlaces } from './move-places.ts';
import { presentRegistration } from './present-registration.ts';
import { registered, writeDays } from './registrations.repo.ts';
import { eventRegistrations } from './tables.ts';
import { tendWaitingList } from './waiting/tend-waiting-list.ts';
import { lockDays } from './waiting/waiting.repo.ts';

/**
 * Changes party and days; only the difference in places moves, and what comes free is offered to who waits. Throws as `movePlaces` does, and STATE_BLOCKED with the
 * reason.
 */
export const changeRegistration: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const now = clock.now();
  const before = await registered(db, caller.userId, { lock: true });
  const { event, registration } = before;
  const { open, why } = changing(event, registration.withdrawnAt, now);
  if (!open) throw new AppError('STATE_BLOCKED', `${why} Nothing was changed.`);
  const { days, mobile, ...who } = body;
  const person = { ...who, mobile: requestedMobile(event, mobile) };
  await lockDays(db, event.id);
  await movePlaces(
    db,
    event.id,
    { companions: registration.companions, days: before.days },
    { companions: person.companions, days },
    clock.today(event.zone),
  );
  await db.update(eventRegistrations).set(person).where(eq(eventRegistrations.id, registration.id));
  await writeDays(db, registration, days);
  await tendWaitingList(db, event, now);
  await recordEvent(db, request, { action: 'event.changed', actor: null, subjectId: registration.id });
  await enqueueMail(db, {
    template: 'event-changed',
    urgency: 'personal',
    recipient: registration.email,
    language: registration.language,
    facts: { eventId: event.id },
  });
  return presentRegistration(await registered(db, registration.id), now);
};
