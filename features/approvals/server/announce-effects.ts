import 'server-only';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type ApprovalNews } from '#lib/server/domain-events.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { answeringFor } from '../rules/stand-ins.ts';
import { unanswered, type Effect, type Run } from '../rules/run.ts';
import { approvalStatusOf } from '../rules/text/run-messages.ts';
import { absencesAt } from './absences.repo.ts';
import { countsOf, seenBy, type ApprovalCounts } from './find-requests.ts';
import { enqueueRequestEmails, enqueueStandInEmails } from './enqueue-request-emails.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalPeople } from './tables.ts';

/**
 * Announces the effects of a step, in the step's transaction: by email, and through the outbox to open tabs (3.14).
 * Approvers (and their stand-ins) hear that they are asked, requester and travellers hear the outcome. Whoever asked,
 * travels, had to answer before this step (`before`) or has answered has the new state in their open tabs after every step. An approval is announced to its requester once the booking's outcome is
 * known: by the confirmation email when it was booked at once, else by an email of its own (`email-approved.ts`), so
 * that one email says both.
 */
export async function announceEffects(
  db: Db,
  request: RequestRow,
  effects: readonly Effect[],
  before: Run,
): Promise<void> {
  const asked = new Set<string>();
  const told = new Set<string>();
  const questioned = new Set<string>();
  const replied = new Set<string>();
  const now = clock.now();
  const asks = effects.some(({ kind }) => kind === 'ask' || kind === 'passed');
  const isNew = sameRun(before, request.run);
  const asksBefore = isNew || before.state !== 'waiting' ? [] : unanswered(before);
  const away = asks || asksBefore.length ? await absencesAt(db, request.companyId, now) : [];
  const answering = (people: readonly string[]) =>
    people.flatMap((person) => answeringFor(person, now.toISOString(), away, request.run.excluded));
  const askNow = (people: readonly string[]) => {
    for (const one of answering(people)) asked.add(one);
  };
  for (const effect of effects) {
    if (effect.kind === 'ask') askNow(effect.people);
    if (effect.kind === 'passed') askNow(effect.to);
    if (effect.kind === 'questioned') questioned.add(request.requesterId);
    if (effect.kind === 'replied')
      for (const person of [effect.question.by, ...unanswered(request.run)]) replied.add(person);
    if (effect.kind === 'ended') for (const person of [request.requesterId, ...request.travellerIds]) told.add(person);
  }
  const approvers = [...answering(asksBefore), ...before.decisions.map(({ by }) => by)];
  const watching = isNew ? [] : [request.requesterId, ...request.travellerIds, ...approvers];
  if (!asked.size && !told.size && !questioned.size && !replied.size && !watching.length) return;
  await markUnread(db, request, [...questioned, ...replied]);
  if (told.size)
    await db
      .update(approvalPeople)
      .set({ isRead: false })
      .where(and(eq(approvalPeople.requestId, request.id), ne(approvalPeople.part, 'approver')));
  const own = { list: 'travelRequests', actorId: null } as const;
  const news = new Map<string, ApprovalNews | null>(watching.map((person) => [person, null]));
  for (const person of questioned) news.set(person, { ...own, kind: 'question', actorId: askerOf(effects) });
  for (const person of replied) news.set(person, { list: 'approvals', kind: 'reply', actorId: request.requesterId });
  for (const person of asked) news.set(person, askedNews(request));
  for (const person of told) news.set(person, request.state === 'withdrawn' ? null : { ...own, kind: 'ended' });
  await sendMessages(db, request, news, new Set(approvers));
  await enqueueRequestEmails(db, request, 'approval-asked', [...asked]);
  await enqueueRequestEmails(db, request, 'approval-question', [...questioned]);
  await enqueueRequestEmails(db, request, 'approval-reply', [...replied]);
  if (asks) await enqueueStandInEmails(db, request, unanswered(request.run), { from: now });
  if (request.state === 'declined' || request.state === 'expired')
    await enqueueRequestEmails(db, request, 'approval-ended', [...told]);
}

/** Whether a step changed nothing of a run: its request has just been written. Both as the database gives them. */
const sameRun = (before: Run, after: Run): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Who asked the question of a step. */
const askerOf = (effects: readonly Effect[]): string | null =>
  effects.find((effect) => effect.kind === 'questioned')?.question.by ?? null;

/** The news for whoever has to decide now. */
export const askedNews = ({ requesterId }: Pick<RequestRow, 'requesterId'>): ApprovalNews => ({
  kind: 'asked',
  list: 'approvals',
  actorId: requesterId,
});

/** A question or a reply makes the request unread again for whom it is for. */
async function markUnread(db: Db, { id }: RequestRow, people: readonly string[]): Promise<void> {
  if (people.length)
    await db
      .update(approvalPeople)
      .set({ isRead: false })
      .where(and(eq(approvalPeople.requestId, id), inArray(approvalPeople.employeeId, [...people])));
}

/**
 * Sends the request's current state to these people (3.14), each with their own counts, which include requests they
 * stand in for, and with the news for them. `approvers`: those who had to answer, and hear their new counts alone.
 */
export async function sendMessages(
  db: Db,
  { id: requestId, bookingId, companyId, mode, run, trip }: RequestRow,
  people: ReadonlyMap<string, ApprovalNews | null>,
  approvers: ReadonlySet<string> = new Set(),
): Promise<void> {
  const told: (ApprovalCounts & { userId: string; news: ApprovalNews | null; countsAlone: boolean })[] = [];
  for (const [userId, news] of people)
    told.push({
      userId,
      news,
      countsAlone: news === null && approvers.has(userId),
      ...(await countsOf(db, await seenBy(db, { companyId, userId }))),
    });
  await dispatchEvent(db, 'approval.changed', {
    companyId,
    requestId,
    bookingId,
    approvalStatus: approvalStatusOf(run.state),
    travelCategory: TRAVEL_CATEGORY_CODES[mode],
    title: trip.title,
    place: trip.place,
    from: trip.from,
    to: trip.to,
    people: told,
  });
}
