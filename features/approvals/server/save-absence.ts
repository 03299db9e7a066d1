import 'server-only';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { namesOfPeople, whoAnswersFor } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type {
  absences as listOperation,
  addAbsence as addOperation,
  removeAbsence as removeOperation,
} from '../contract.ts';
import { absenceProblems, MOST_ABSENCES } from '../rules/absence-problems.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { askedNews, sendMessages } from './announce-effects.ts';
import { enqueueRequestEmails } from './enqueue-request-emails.ts';
import { requestsWaitingFor } from './requests.repo.ts';
import { absences } from './tables.ts';

/** The caller's current and future absences, the next first, and the people the caller stands in for today. */
export const listAbsences: UseCase<typeof listOperation> = async ({ db, caller: { companyId, userId } }) => {
  const now = clock.now();
  const own = await db
    .select()
    .from(absences)
    .where(and(eq(absences.companyId, companyId), eq(absences.employeeId, userId), gt(absences.untilAt, now)))
    .orderBy(asc(absences.fromAt));
  const others = standsInFor(userId, now, await absencesAt(db, companyId, now));
  const names = await namesOfPeople(db, companyId, [...others, ...own.map(({ standInId }) => standInId)]);
  const nameOf = (id: string) => names.get(id) ?? 'someone who left';
  return {
    absences: own.map(({ id, standInId, fromAt, untilAt }) => ({
      absenceId: id,
      standIn: { _id: standInId, name: nameOf(standInId) },
      from: fromAt.toISOString(),
      until: untilAt.toISOString(),
    })),
    standsInFor: others.map(nameOf),
  };
};

/** Adds an absence of the caller with its stand-in. */
export const addAbsence: UseCase<typeof addOperation> = async ({
  db,
  body: { standInId, from, until },
  caller: { companyId, userId },
}) => {
  const now = clock.now();
  const { able } = await whoAnswersFor(db, companyId, userId, [standInId]);
  const fields = absenceProblems({
    from,
    until,
    isOneself: standInId === userId,
    mayAnswer: able.has(standInId),
    now: now.toISOString(),
  });
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', first, { fields });
  await refuseOneTooMany(db, { companyId, userId, now });
  const id = newId('abs', now.getTime());
  await db
    .insert(absences)
    .values({ id, companyId, employeeId: userId, standInId, fromAt: new Date(from), untilAt: new Date(until) });
  await tellStandIn(db, { companyId, userId, standInId, from: new Date(from) });
  return { absenceId: id };
};

/**
 * Checks the limit of absences under a lock, so that parallel additions cannot exceed it. Throws STATE_BLOCKED at the
 * limit.
 */
async function refuseOneTooMany(
  db: Db,
  { companyId, userId, now }: { companyId: string; userId: string; now: Date },
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('limit of absences'), hashtext(${userId}))`);
  const [row] = await db
    .select({ absences: count() })
    .from(absences)
    .where(and(eq(absences.companyId, companyId), eq(absences.employeeId, userId), gt(absences.untilAt, now)));
  if ((row?.absences ?? 0) >= MOST_ABSENCES)
    throw new AppError(
      'STATE_BLOCKED',
      `You can plan up to ${MOST_ABSENCES} absences. Remove one, then add this one. Nothing was added.`,
    );
}

/** Sends pending requests of an absent person to the stand-in too: at once, or when the absence begins. */
async function tellStandIn(
  db: Db,
  { companyId, userId, standInId, from }: { companyId: string; userId: string; standInId: string; from: Date },
): Promise<void> {
  const waiting = await requestsWaitingFor(db, companyId, userId);
  const open = waiting.filter(({ run }) => !run.excluded.includes(standInId) && new Date(run.deadline) > from);
  const begun = from <= clock.now();
  for (const request of open) {
    await enqueueRequestEmails(db, request, 'approval-asked', [standInId], begun ? {} : { sendAt: from });
    if (begun) await sendMessages(db, request, new Map([[standInId, askedNews(request)]]));
  }
}

/** Ends an absence. Another person's absence is NOT_FOUND. */
export const removeAbsence: UseCase<typeof removeOperation> = async ({
  db,
  body: { absenceId },
  caller: { companyId, userId },
}) => {
  const gone = await db
    .delete(absences)
    .where(and(eq(absences.companyId, companyId), eq(absences.id, absenceId), eq(absences.employeeId, userId)))
    .returning({ id: absences.id });
  if (!gone.length) throw notFound('This absence');
  return { done: true };
};
