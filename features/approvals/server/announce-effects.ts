import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { answeringFor } from '../rules/stand-ins.ts';
import { unanswered, type Effect } from '../rules/run.ts';
import { approvalStatusOf } from '../rules/text/run-messages.ts';
import { absencesAt } from './absences.repo.ts';
import { countsOf, seenBy, type ApprovalCounts } from './list-approvals.ts';
import { enqueueRequestEmails, enqueueStandInEmails } from './enqueue-request-emails.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalPeople } from './tables.ts';

/**
 * The one place where people are told what happened to a request, in the transaction in which it happened: an email, and
 * a message (3.14) to their open tabs by the outbox. Who is asked is told, at first or because it passed to them (their
 * stand-in too, while they are away, and on the day they go away); who asked and who travels hear how it ended; from whom
 * it passed on, the counts of their tabs follow. An approval is told to its asker when it is known what became of the booking:
 * by the confirmation where it was booked at once, else by an email of its own (`told-approved.ts`). One email says both.
 */
export async function announceEffects(db: Db, request: RequestRow, effects: readonly Effect[]): Promise<void> {
  const asked = new Set<string>();
  const told = new Set<string>();
  const recounted = new Set<string>();
  const now = clock.now();
  const asks = effects.some(({ kind }) => kind === 'ask' || kind === 'passed');
  const away = asks ? await absencesAt(db, request.companyId, now) : [];
  const askNow = (people: readonly string[]) => {
    for (const person of people)
      for (const one of answeringFor(person, now.toISOString(), away, request.run.excluded)) asked.add(one);
  };
  for (const effect of effects) {
    if (effect.kind === 'ask') askNow(effect.people);
    if (effect.kind === 'passed') {
      askNow(effect.to);
      for (const person of effect.from) recounted.add(person);
    }
    if (effect.kind === 'ended') for (const person of [request.requesterId, ...request.travellerIds]) told.add(person);
  }
  if (!asked.size && !told.size) return;
  if (told.size)
    await db
      .update(approvalPeople)
      .set({ isRead: false })
      .where(and(eq(approvalPeople.requestId, request.id), ne(approvalPeople.part, 'approver')));
  await sendMessages(db, request, [...new Set([...asked, ...told, ...recounted])]);
  const { notices } = await settingsOf(db, request.companyId);
  if (!notices.includes('approvals')) return;
  await enqueueRequestEmails(db, request, 'approval-asked', [...asked]);
  if (asks) await enqueueStandInEmails(db, request, unanswered(request.run), { from: now });
  if (request.state === 'declined' || request.state === 'expired')
    await enqueueRequestEmails(db, request, 'approval-ended', [...told]);
}

/** Announces the request as it stands to these people (3.14), each with their own counts: what waits for them as a stand-in is among them, as in their inbox. */
export async function sendMessages(
  db: Db,
  { bookingId, companyId, mode, run }: RequestRow,
  people: readonly string[],
): Promise<void> {
  const counts = new Map<string, ApprovalCounts>();
  for (const userId of people) counts.set(userId, await countsOf(db, await seenBy(db, { companyId, userId })));
  await dispatchEvent(db, 'approval.changed', {
    bookingId,
    companyId,
    approvalStatus: approvalStatusOf(run.state),
    travelCategory: TRAVEL_CATEGORY_CODES[mode],
    people: [...counts].map(([userId, { approvalCount, notificationCount }]) => ({
      userId,
      approvalCount,
      notificationCount,
    })),
  });
}
