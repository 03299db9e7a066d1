import 'server-only';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { decideApproval as operation } from '../contract.ts';
import { answerRequest } from './answer-request.ts';
import { showApproval } from './show-request.ts';

/** Approves or declines a request. Where this ends it, the booking changes in the same transaction. */
export const decideApproval: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  await retryOnConflict(db, (tx) =>
    inCompany(tx, caller.companyId, (inside) => answerRequest(inside, { caller, request }, body)),
  );
  return inCompany(db, caller.companyId, (tx) =>
    showApproval(tx, { ...caller, zone: readerZone(request) }, body.bookingId),
  );
};
