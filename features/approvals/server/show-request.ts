import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { notFound } from '#lib/shared/errors.ts';
import type {
  ApprovalRequest,
  approvalDetails as detailsOperation,
  approvalStatusOfTrip as statusOperation,
} from '../contract.ts';
import { unanswered } from '../rules/run.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { presentRequest } from './present-request.ts';
import { requestOfBooking } from './requests.repo.ts';
import { approvalPeople } from './tables.ts';

/** One request for its approvers, past ones included, and their stand-ins. NOT_FOUND for everybody else. */
export const readApproval: UseCase<typeof detailsOperation> = ({ db, query: { bookingId }, caller, request }) =>
  showApproval(db, { ...caller, zone: readerZone(request) }, bookingId);

/** One request for its requester and travellers. A request of another company is NOT_FOUND, like an unknown id. */
export const readApprovalStatus: UseCase<typeof statusOperation> = async ({
  db,
  query: { companyId, bookingId },
  caller,
  request,
}) => {
  if (companyId !== caller.companyId) throw notFound('This request');
  return showApprovalStatus(db, { ...caller, zone: readerZone(request) }, bookingId);
};

/** The view of whoever asked or travels. */
export const showApprovalStatus = (db: Db, caller: Reader, bookingId: string): Promise<ApprovalRequest> =>
  show(db, caller, bookingId, ['asker', 'traveller']);

/** The approver's view, also the answer to a decision. */
export const showApproval = (db: Db, caller: Reader, bookingId: string): Promise<ApprovalRequest> =>
  show(db, caller, bookingId, ['approver']);

/** The reader, and their time zone where known. */
type Reader = { companyId: string; userId: string; zone?: string | null };

async function show(
  db: Db,
  { companyId, userId, zone = null }: Reader,
  bookingId: string,
  parts: readonly string[],
): Promise<ApprovalRequest> {
  const row = await requestOfBooking(db, companyId, bookingId);
  if (!row) throw notFound('This request');
  const [mine] = await db
    .select()
    .from(approvalPeople)
    .where(and(eq(approvalPeople.requestId, row.id), eq(approvalPeople.employeeId, userId)));
  if (!(mine && parts.includes(mine.part)) && !(parts.includes('approver') && (await standsInNow(db, row, userId))))
    throw notFound('This request');
  const budgets = parts.includes('approver')
    ? await readPort('budgets').statusesOf(db, companyId, row.trip.change?.bookingId ?? row.bookingId)
    : [];
  return presentRequest(db, row, { userId, isRead: mine?.isRead ?? false, zone }, budgets);
}

async function standsInNow(
  db: Db,
  { companyId, run }: { companyId: string; run: ApprovalRun },
  userId: string,
): Promise<boolean> {
  if (run.state !== 'waiting' || run.excluded.includes(userId)) return false;
  const now = clock.now();
  const others = standsInFor(userId, now, await absencesAt(db, companyId, now));
  return unanswered(run).some((person) => others.includes(person));
}

type ApprovalRun = Parameters<typeof unanswered>[0];
