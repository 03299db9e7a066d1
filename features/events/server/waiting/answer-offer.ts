import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { hasExpired, positionOf } from '../../rules/waiting-list.ts';
import { registering } from '../../rules/what-is-open.ts';
import { addRegistration, findByMail } from '../registrations.repo.ts';
import { removeWaiting, tendWaitingList } from './tend-waiting-list.ts';
import { queueOf, waitingOfKey } from './waiting.repo.ts';

/** A place in a waiting list with its position. Throws NOT_FOUND. */
export const showWaiting: UseCase<typeof contract.waiting> = async ({ db, body: { key } }) => {
  const { event, entry } = await waitingOfKey(db, key);
  const queue = await queueOf(db, event.id);
  const own = queue.find(({ id }) => id === entry.id) ?? entry;
  return {
    code: event.code,
    name: entry.name,
    companions: entry.companions,
    days: entry.days,
    position: positionOf(queue, own),
    waiting: queue.filter(({ offeredUntil }) => offeredUntil === null).length,
    offeredUntil: entry.offeredUntil?.toISOString() ?? null,
  };
};

/**
 * Registers whoever holds an offer; its places were taken when it was made, so none move. A mail that registered meanwhile
 * keeps that registration, and the offered places go to the next. Throws NOT_FOUND, and STATE_BLOCKED with the reason.
 */
export const acceptOffer: UseCase<typeof contract.acceptOffer> = async ({ db, body: { key }, request }) => {
  const { event, entry } = await waitingOfKey(db, key, { lock: true });
  const now = clock.now();
  const { open, why } = registering(event, now);
  if (!open) throw new AppError('STATE_BLOCKED', `${why} You were not registered.`);
  if (!entry.offeredUntil)
    throw new AppError('STATE_BLOCKED', 'No place is free for you yet. We email you when there is one.');
  if (hasExpired(entry, now)) {
    const until = formatInstant(entry.offeredUntil, event.zone, clock.today(event.zone));
    throw new AppError('STATE_BLOCKED', `This place was yours until ${until} and goes to the next on the list.`);
  }
  const { name, email, mobile, companions, days } = entry;
  const language = readerLanguage(request) ?? entry.language;
  const guest = { name, email, mobile, companions, days, language, provedAt: now };
  const added = await addRegistration(db, event, guest, now);
  await removeWaiting(db, event, [added ? { ...entry, offeredUntil: null } : entry]);
  if (!added) await tendWaitingList(db, event, now);
  const registration = added ?? (await findByMail(db, event.id, email));
  if (!registration) throw new Error('A registration that is there was not found.');
  await recordEvent(db, request, { action: 'event.offer-accepted', actor: null, subjectId: event.id });
  await enqueueMail(db, {
    template: added ? 'event-registered' : 'event-registered-before',
    urgency: 'personal',
    recipient: email,
    language,
    facts: { eventId: event.id },
  });
  return { number: registration.number, email };
};

/** Leaves the list, or declines an offer: its places go to the next. Throws NOT_FOUND. */
export const leaveWaiting: UseCase<typeof contract.leaveWaiting> = async ({ db, body: { key }, request }) => {
  const { event, entry } = await waitingOfKey(db, key, { lock: true });
  await removeWaiting(db, event, [entry]);
  await tendWaitingList(db, event, clock.now());
  await recordEvent(db, request, { action: 'event.waiting-left', actor: null, subjectId: event.id });
  return { left: true };
};
