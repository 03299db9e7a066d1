import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { register as operation } from '../contract.ts';
import { registering } from '../rules/what-is-open.ts';
import { askedMobile } from './asked-mobile.ts';
import { eventOf } from './events.repo.ts';
import { movePlaces } from './move-places.ts';
import { addRegistration } from './registrations.repo.ts';
import { removeWaiting, tendWaitingList } from './waiting/tend-waiting-list.ts';
import { lockDays, waitingOf } from './waiting/waiting.repo.ts';

/**
 * Registrations per network and hour. Each takes up to five places and only needs an unproved address: made-up
 * registrations take at most 300 places an hour, and an office that registers one after the other is not limited
 * noticeably.
 */
const REGISTRATIONS_AN_HOUR = { points: 60, seconds: 3600 };

/**
 * Registers a guest, who waits for a place no longer, and emails their number. An email that is registered already takes
 * the same path and returns the places: the answer is the same, and only the email says that nothing changed. Throws as
 * `movePlaces` does, STATE_BLOCKED once registration is closed, and TOO_MANY_REQUESTS after `REGISTRATIONS_AN_HOUR`.
 */
export const register: UseCase<typeof operation> = async ({ db, body, request }) => {
  const { code, email, name, mobile, companions, days } = body;
  await countEmailFrom(db, networkOf(request.address));
  const [event, now] = [await eventOf(db, code, { lock: true }), clock.now()];
  const { open, why } = registering(event, now);
  if (!open) throw new AppError('STATE_BLOCKED', `${why} You were not registered.`);
  const today = clock.today(event.zone);
  const phone = askedMobile(event, mobile);
  await countRequest(db, `events.register:hour:${networkOf(request.address)}`, REGISTRATIONS_AN_HOUR);
  await lockDays(db, event.id);
  await movePlaces(db, event.id, null, { companions, days }, today);
  const added = await addRegistration(db, event, { name, email, mobile: phone, companions, days }, now);
  if (!added) await movePlaces(db, event.id, { companions, days }, null, today);
  const waiting = await waitingOf(db, event.id, email);
  if (waiting) {
    await removeWaiting(db, event, [waiting]);
    await tendWaitingList(db, event, now);
  }
  await recordEvent(db, request, {
    action: 'event.registered',
    actor: null,
    subjectId: event.id,
    details: { again: !added },
  });
  await enqueueMail(db, {
    template: added ? 'event-registered' : 'event-registered-before',
    urgency: 'personal',
    recipient: email,
    facts: { eventId: event.id },
  });
  return { mailed: true };
};
