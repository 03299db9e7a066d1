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
 * Announces the effects of a step, in the step's transaction: by email, and through the outbox to open tabs (3.14).
 * Approvers (and their stand-ins) hear that they are asked, requester and travellers hear the outcome, and approvers
 * whose level was escalated get new counts. An approval is announced to its requester once the booking's outcome is
 * known: by the confirmation email when it was booked at once, else by an email of its own (`told-approved.ts`), so
 * that one email says both.
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

/**
 * Sends the request's current state to these people (3.14), each with their own counts, which include requests they
 * stand in for.
 */
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
