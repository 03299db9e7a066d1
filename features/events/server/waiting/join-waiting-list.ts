import 'server-only';
import { count, eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { wait as operation } from '../../contract.ts';
import { peopleOf } from '../../rules/event-text.ts';
import type { Party } from '../../rules/place-changes.ts';
import { fits, MOST_WAITING } from '../../rules/waiting-list.ts';
import { admitParty } from '../admit-party.ts';
import { daysOf } from '../events.repo.ts';
import { findByMail } from '../registrations.repo.ts';
import { eventWaiting } from './tables.ts';

/**
 * Puts a mail on the waiting list of an event and emails its position and link. A mail that is on it, or registered, takes
 * the same path: the answer is the same, and only the email says that nothing changed. Throws as `admitParty` does,
 * STATE_BLOCKED once the list is full, CONFLICT where there are places, and INVALID_INPUT for days the event does not have
 * and parties that no day has room for.
 */
export const joinWaitingList: UseCase<typeof operation> = async ({ db, body, request }) => {
  const { name, email, companions, days } = body;
  const refusal = 'You are not on the waiting list.';
  const { event, now, mobile, free } = await admitParty(db, body, request, { operation: 'wait', refusal });
  await refuseParty(db, event.id, { companions, days }, clock.today(event.zone));
  if (fits({ companions, days }, free)) throw placesAreFree();
  const [all] = await db.select({ parties: count() }).from(eventWaiting).where(eq(eventWaiting.eventId, event.id));
  if ((all?.parties ?? 0) >= MOST_WAITING)
    throw new AppError('STATE_BLOCKED', 'The waiting list is full. Try again later.');
  const registered = await findByMail(db, event.id, email);
  const language = readerLanguage(request);
  const row = { id: newId('ewt', now.getTime()), eventId: event.id, name, email, mobile, companions, days, language };
  const [added] = registered
    ? []
    : await db
        .insert(eventWaiting)
        .values({ ...row, joinedAt: now })
        .onConflictDoNothing()
        .returning({ id: eventWaiting.id });
  await recordEvent(db, request, {
    action: 'event.waited',
    actor: null,
    subjectId: event.id,
    details: { again: !added },
  });
  await enqueueMail(db, {
    template: registered ? 'event-registered-before' : 'event-waiting',
    urgency: 'personal',
    recipient: email,
    language,
    facts: { eventId: event.id },
  });
  return { mailed: true };
};

const placesAreFree = (): AppError => {
  const words = 'There are places for all of you on these days. Register instead.';
  return new AppError('CONFLICT', words, { fields: { days: words } });
};

/** A day that the event does not have, and a party that no day has room for, would wait for ever. */
async function refuseParty(db: Db, eventId: string, party: Party, today: IsoDate): Promise<void> {
  const known = await daysOf(db, eventId);
  if (!party.days.every((day) => known.some((one) => one.day === day)))
    throw new AppError('INVALID_INPUT', 'Choose among the days of the event.', {
      fields: { days: 'Choose among the days of the event.' },
    });
  const small = known.find(({ day, capacity }) => party.days.includes(day) && capacity < peopleOf(party));
  if (!small) return;
  const words = `${formatDate(small.day, today)} has ${counted(small.capacity, 'place')} in all, and you are ${peopleOf(party)}.`;
  throw new AppError('INVALID_INPUT', words, { fields: { companions: words } });
}
