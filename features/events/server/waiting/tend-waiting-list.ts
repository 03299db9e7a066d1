import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { namingFacts } from '../../rules/called-in-emails.ts';
import { offerEnd, planWaitingList } from '../../rules/waiting-list.ts';
import { registering } from '../../rules/what-is-open.ts';
import type { EventRow } from '../events.repo.ts';
import { movePlaces } from '../move-places.ts';
import { eventWaiting } from './tables.ts';
import { lockDays, queueOf, type WaitingRow } from './waiting.repo.ts';

/** Why a place in a waiting list ended, as the email says it. */
export type WaitingEnd = 'offer' | 'days' | 'closed' | 'cancelled';

/**
 * Brings the waiting list of an event up to date: offers that are over end, free places are offered to the first who fit,
 * and the list ends when registration does. Offered places are taken in the same step, so that nobody else gets them.
 * Whenever places come free this runs in the same transaction; the job runs it for what time alone changes.
 */
export async function tendWaitingList(tx: Db, event: EventRow, now: Date): Promise<void> {
  const free = await lockDays(tx, event.id);
  const queue = await queueOf(tx, event.id);
  if (!queue.length) return;
  if (event.cancelledAt) return endWaiting(tx, event, queue, 'cancelled');
  if (!registering(event, now).open) return endWaiting(tx, event, queue, 'closed');
  const kept = await withDaysThatAreLeft(tx, event, queue, [...free.keys()]);
  const { expired, offered } = planWaitingList(kept, free, now);
  await endWaiting(tx, event, expired, 'offer');
  for (const one of offered) await movePlaces(tx, event.id, null, one, clock.today(event.zone));
  if (!offered.length) return;
  await tx
    .update(eventWaiting)
    .set({ offeredUntil: offerEnd(now, event.registrationClosesAt) })
    .where(inArray(eventWaiting.id, idsOf(offered)));
  await enqueueMails(
    tx,
    offered.map(({ email, language }) => ({
      template: 'event-offered',
      urgency: 'personal',
      recipient: email,
      language,
      facts: { eventId: event.id },
    })),
  );
}

/** Ends places in the list, gives back what was offered to them, and tells their people. The days are locked. */
export async function endWaiting(
  tx: Db,
  event: EventRow,
  ended: readonly WaitingRow[],
  why: WaitingEnd,
): Promise<void> {
  await removeWaiting(tx, event, ended);
  await enqueueMails(
    tx,
    ended.map(({ email, language }) => ({
      template: 'event-waiting-ended',
      urgency: 'personal',
      recipient: email,
      language,
      facts: { ...namingFacts(event), why },
    })),
  );
}

/** The same without an email: for whoever ends their place themselves. */
export async function removeWaiting(tx: Db, event: EventRow, ended: readonly WaitingRow[]): Promise<void> {
  if (!ended.length) return;
  for (const one of ended) if (one.offeredUntil) await movePlaces(tx, event.id, one, null, clock.today(event.zone));
  await tx.delete(eventWaiting).where(inArray(eventWaiting.id, idsOf(ended)));
}

/** Takes days that the host removed out of what people wait for; whoever waits for no other is told. */
async function withDaysThatAreLeft(
  tx: Db,
  event: EventRow,
  queue: readonly WaitingRow[],
  days: readonly string[],
): Promise<WaitingRow[]> {
  const kept = queue.map((one) => ({ ...one, days: one.days.filter((day) => days.includes(day)) }));
  const changed = kept.filter((one, at) => one.days.length !== queue[at]?.days.length);
  for (const one of changed)
    if (one.days.length) await tx.update(eventWaiting).set({ days: one.days }).where(eq(eventWaiting.id, one.id));
  await endWaiting(
    tx,
    event,
    changed.filter((one) => !one.days.length),
    'days',
  );
  return kept.filter((one) => one.days.length);
}

const idsOf = (rows: readonly WaitingRow[]) => rows.map(({ id }) => id);
