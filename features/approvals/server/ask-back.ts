import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { askBack as askOperation, replyToQuestion as replyOperation } from '../contract.ts';
import { askBack as ask, replyTo } from '../rules/questions.ts';
import { requestToAnswer } from './answer-request.ts';
import { lockedRequest } from './requests.repo.ts';
import { showApproval, showApprovalStatus } from './show-request.ts';
import { takeStep } from './take-step.ts';

/** Asks a question back. Whoever asked for the trip gets an email, a message and the count. */
export const askBack: UseCase<typeof askOperation> = async ({ db, body: { bookingId, text }, caller, request }) => {
  await retryOnConflict(db, (tx) =>
    inCompany(tx, caller.companyId, async (inside) => {
      const { row, away } = await requestToAnswer(inside, caller, bookingId);
      const step = ask(row.run, { by: caller.userId, text, at: clock.now().toISOString() }, away);
      if (!step.done) throw new AppError('STATE_BLOCKED', step.reason);
      await recordEvent(inside, request, {
        action: 'approval-decision.questioned',
        actor: caller,
        subjectId: row.requesterId,
        details: { kind: 'approval-decision', subject: row.trip.title, changes: [{ field: 'question', after: text }] },
      });
      await takeStep(inside, row, step, { by: caller.userId });
    }),
  );
  return inCompany(db, caller.companyId, (tx) => showApproval(tx, { ...caller, zone: readerZone(request) }, bookingId));
};

/** Answers a question. Whoever asked it gets an email, everybody who is asked now a message. */
export const replyToQuestion: UseCase<typeof replyOperation> = async ({
  db,
  body: { bookingId, position, text },
  caller,
  request,
}) => {
  const reader = { ...caller, zone: readerZone(request) };
  await retryOnConflict(db, (tx) =>
    inCompany(tx, caller.companyId, async (inside) => {
      const row = await lockedRequest(inside, caller.companyId, bookingId);
      if (!row.run.excluded.includes(caller.userId)) throw notFound('This request');
      const step = replyTo(row.run, position, { by: caller.userId, text, at: clock.now().toISOString() });
      if (!step.done) throw new AppError('STATE_BLOCKED', step.reason);
      await recordEvent(inside, request, {
        action: 'approval-decision.replied',
        actor: caller,
        subjectId: row.requesterId,
        details: { kind: 'approval-decision', subject: row.trip.title, changes: [{ field: 'reply', after: text }] },
      });
      await takeStep(inside, row, step, { by: caller.userId });
    }),
  );
  return inCompany(db, caller.companyId, (tx) => showApprovalStatus(tx, reader, bookingId));
};
