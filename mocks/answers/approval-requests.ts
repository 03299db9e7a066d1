import { windowAround } from '#lib/shared/approved-window.ts';
import type * as contract from '#features/approvals/contract.ts';
import { decide } from '#features/approvals/rules/decide.ts';
import { askBack, replyTo } from '#features/approvals/rules/questions.ts';
import {
  amountMoved,
  approvalStatusOf,
  decideRefusal,
  linkRefusal,
  notDecided,
} from '#features/approvals/rules/text/run-messages.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { keepStep, requestOf } from '../memory/mock-approvals.ts';
import type { MockRequest } from '../memory/mock-company.ts';
import {
  counts,
  everything,
  listed,
  nameOf,
  ORDERS,
  partOf,
  requestsThatFit,
  view,
  wasAsked,
} from '../memory/mock-inbox.ts';

type RequestAnswers = Pick<
  AnswersOf<typeof contract>,
  | 'approvalList'
  | 'approvalsFile'
  | 'decideSeveral'
  | 'openApprovalLink'
  | 'decideByLink'
  | 'linkAlternatives'
  | 'askBack'
  | 'replyToQuestion'
  | 'approvalAlternatives'
  | 'approvalDetails'
  | 'approvalStatusOfTrip'
  | 'decideApproval'
  | 'markApprovalsRead'
>;

/** Answers one request. Throws as the server does. */
function decideOne(
  { bookingId, answer, amount, upTo, windowDays, note }: BodyOf<typeof contract.decideApproval>,
  me: string,
  now: Date,
): MockRequest {
  const request = requestOf(bookingId, now);
  if (request.run.excluded.includes(me)) throw new AppError('FORBIDDEN', decideRefusal('own'));
  if (!wasAsked(request, me, now)) throw notFound('This request');
  if (amount !== request.amount)
    throw new AppError(
      'PRICE_CHANGED',
      amountMoved(formatMoney({ amount: request.amount, currency: request.trip.currency })),
    );
  const step = decide(
    request.run,
    {
      by: me,
      answer,
      at: now.toISOString(),
      note,
      ...(upTo === null ? {} : { upTo }),
      ...(windowDays === null ? {} : { window: windowAround(request.trip.route ?? [], windowDays) }),
    },
    memory().company.absences,
  );
  keepStep(request, step, now, [{ kind: answer, by: me, people: [me], note }]);
  request.read.push(me);
  return request;
}

/** The link of an email in mock mode: `<approver>.<booking>`, as no email is sent. It works until it is used. */
function linked(token: string, now: Date): { request: MockRequest; employeeId: string } {
  const [employeeId = '', bookingId = ''] = token.split('.');
  const known = everything(now).find((one) => one.bookingId === bookingId && wasAsked(one, employeeId, now));
  if (!known) throw new AppError('LINK_INVALID', linkRefusal('unknown'));
  if (known.run.decisions.some(({ by }) => by === employeeId)) throw new AppError('LINK_INVALID', linkRefusal('used'));
  return { request: known, employeeId };
}

/** Requests and decisions, by the rules that the server uses. */
export const requestAnswers: RequestAnswers = {
  approvalList: ({
    query: { pageNo, pageSize, sortBy, orderBy, ...filter },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const found = requestsThatFit(filter, me, now).sort(
      (one, other) => (sortBy === 'asc' ? 1 : -1) * ORDERS[orderBy](one, other),
    );
    return {
      response: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((request) => listed(request, me, now)),
      count: found.length,
      ...counts(me, now),
    };
  },
  approvalsFile: ({
    query,
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const lines = requestsThatFit(query, me, now).map(({ bookingId, trip, amount }) => [
      bookingId,
      trip.title,
      amount / 100,
    ]);
    return new TextEncoder().encode([...csvFile(['Booking', 'Trip', 'Total'], lines)].join(''));
  },
  decideSeveral: ({
    body: { requests, answer, note },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const decided: { bookingId: string; approvalStatus: contract.ApprovalStatus }[] = [];
    const refused: { bookingId: string; reason: string }[] = [];
    for (const { bookingId, ...one } of requests)
      try {
        const request = decideOne({ bookingId, ...one, answer, note, windowDays: null }, me, now);
        decided.push({ bookingId, approvalStatus: approvalStatusOf(request.run.state) });
      } catch (error) {
        refused.push({ bookingId, reason: error instanceof AppError ? error.message : notDecided });
      }
    return { decided, refused };
  },
  approvalAlternatives: ({ query: { bookingId }, now }) => {
    requestOf(bookingId, now);
    return { asOf: now.toISOString(), alternatives: [] };
  },
  approvalDetails: ({
    query: { bookingId },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const request = requestOf(bookingId, now);
    if (partOf(request, me, now) !== 4) throw notFound('This request');
    return view(request, me, now);
  },
  approvalStatusOfTrip: ({
    query: { bookingId },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const request = requestOf(bookingId, now);
    if (!request.run.excluded.includes(me)) throw notFound('This request');
    return view(request, me, now);
  },
  decideApproval: ({
    body,
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => view(decideOne(body, me, now), me, now),
  openApprovalLink: ({ body: { token }, now }) => {
    const { request, employeeId } = linked(token, now);
    return { approver: nameOf(employeeId), request: view(request, employeeId, now) };
  },
  linkAlternatives: ({ body: { token }, now }) => {
    linked(token, now);
    return { asOf: now.toISOString(), alternatives: [] };
  },
  decideByLink: ({ body: { token, ...answer }, now }) => {
    const { request, employeeId } = linked(token, now);
    return view(decideOne({ ...answer, bookingId: request.bookingId }, employeeId, now), employeeId, now);
  },
  askBack: ({
    body: { bookingId, text },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const request = requestOf(bookingId, now);
    if (!wasAsked(request, me, now)) throw notFound('This request');
    const step = askBack(request.run, { by: me, text, at: now.toISOString() }, memory().company.absences);
    keepStep(request, step, now);
    request.read = request.read.filter((id) => id !== request.requesterId);
    return view(request, me, now);
  },
  replyToQuestion: ({
    body: { bookingId, position, text },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const request = requestOf(bookingId, now);
    if (!request.run.excluded.includes(me)) throw notFound('This request');
    keepStep(request, replyTo(request.run, position, { by: me, text, at: now.toISOString() }), now);
    request.read = request.read.filter((id) => request.run.excluded.includes(id));
    return view(request, me, now);
  },
  markApprovalsRead: ({
    query: { approverId, bookingIds },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    if (approverId !== me) throw notFound('This list');
    const seen = everything(now).filter(
      (request) => partOf(request, me, now) !== null && (bookingIds === 'All' || request.bookingId === bookingIds),
    );
    if (bookingIds !== 'All' && !seen.length) throw notFound('This request');
    for (const { read } of seen) if (!read.includes(me)) read.push(me);
    return counts(me, now);
  },
};
