import 'server-only';
import { answerRequest, showApproval } from '#features/approvals/server/index.ts';
import type { decideApproval as operation } from '#features/approvals/contract.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { applyApprovalOutcome } from './apply-approval-outcome.ts';

/** Somebody approves or declines; how the request ended is carried over to its booking in the same transaction. */
export const decideApproval: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  await retryOnConflict(db, (tx) =>
    inCompany(tx, caller.companyId, async (inside) =>
      applyApprovalOutcome(inside, await answerRequest(inside, { caller, request }, body)),
    ),
  );
  return inCompany(db, caller.companyId, (tx) =>
    showApproval(tx, { ...caller, zone: readerZone(request) }, body.bookingId),
  );
};
