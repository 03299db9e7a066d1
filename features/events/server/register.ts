import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { register as operation } from '../contract.ts';
import { admitParty } from './admit-party.ts';
import { movePlaces } from './move-places.ts';
import { addRegistration } from './registrations.repo.ts';
import { removeWaiting, tendWaitingList } from './waiting/tend-waiting-list.ts';
import { waitingOf } from './waiting/waiting.repo.ts';

/**
 * Registers a guest, who waits for a place no longer, and emails their number. An email that is registered already takes
 * the same path and returns the places: the answer is the same, and only the email says that nothing changed. Throws as
 * `admitParty` and `movePlaces` do.
 */
export const register: UseCase<typeof operation> = async ({ db, body, request }) => {
  const { email, name, companions, days } = body;
  const refusal = 'You were not registered.';
  const { event, now, mobile } = await admitParty(db, body, request, { operation: 'register', refusal });
  const today = clock.today(event.zone);
  await movePlaces(db, event.id, null, { companions, days }, today);
  const language = readerLanguage(request);
  const added = await addRegistration(db, event, { name, email, mobile, companions, days, language }, now);
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
    language,
    facts: { eventId: event.id },
  });
  return { mailed: true };
};
