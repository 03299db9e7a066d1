import 'server-only';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { log } from '#lib/server/log.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { decideSeveral as operation } from '../contract.ts';
import { notDecided } from '../rules/text/run-messages.ts';
import { answerRequest } from './answer-request.ts';

/**
 * Approves or declines several requests, each in a transaction of its own and one after the other: what cannot be
 * decided is listed with its reason and stops none of the others. Throws NOT_FOUND where the caller has none of them.
 */
export const decideSeveral: UseCase<typeof operation> = async ({
  db,
  body: { requests, answer, note },
  caller,
  request,
}) => {
  const decided: { bookingId: string; approvalStatus: Awaited<ReturnType<typeof answerRequest>> }[] = [];
  const refused: { bookingId: string; reason: string }[] = [];
  let unknown = 0;
  const once = new Map(requests.map((one) => [one.bookingId, one]));
  for (const { bookingId, amount, upTo } of once.values())
    try {
      const approvalStatus = await retryOnConflict(db, (tx) =>
        inCompany(tx, caller.companyId, (inside) =>
          answerRequest(
            inside,
            { caller, request },
            { bookingId, answer, amount, note, upTo: answer === 'approve' ? upTo : null, windowDays: null },
          ),
        ),
      );
      decided.push({ bookingId, approvalStatus });
    } catch (error) {
      if (!(error instanceof AppError))
        log().error({ err: error, bookingId }, 'one of several requests was not decided');
      if (error instanceof AppError && error.code === 'NOT_FOUND') unknown += 1;
      refused.push({ bookingId, reason: error instanceof AppError ? error.message : notDecided });
    }
  if (unknown === once.size) throw new AppError('NOT_FOUND', 'We found none of these requests.');
  return { decided, refused };
};
