import type * as contract from '#features/approvals/contract.ts';
import { absenceProblems } from '#features/approvals/rules/absence-problems.ts';
import { decide } from '#features/approvals/rules/decide.ts';
import { requestView } from '#features/approvals/rules/request-view.ts';
import { nextLookAt } from '#features/approvals/rules/pass-time.ts';
import { unanswered } from '#features/approvals/rules/run.ts';
import { answeringFor } from '#features/approvals/rules/stand-ins.ts';
import { amountMoved, approvalStatusOf, decideRefusal } from '#features/approvals/rules/text/run-messages.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { keepStep, requestOf } from '../memory/mock-approvals.ts';
import type { MockRequest } from '../memory/mock-company.ts';

type RequestAnswers = Pick<
  AnswersOf<typeof contract>,
  | 'approvalList'
  | 'approvalAlternatives'
  | 'approvalDetails'
  | 'approvalStanding'
  | 'decideApproval'
  | 'markApprovalsRead'
  | 'absences'
  | 'addAbsence'
  | 'removeAbsence'
>;

const nameOf = (id: string) => {
  const found = memory().employees.find(({ userDetails }) => userDetails._id === id);
  return found ? `${found.userDetails.firstName} ${found.userDetails.lastName}` : 'somebody who left';
};
const waitsFor = ({ run }: MockRequest, userId: string, now: Date): boolean =>
  run.state === 'waiting' &&
  unanswered(run).some((person) =>
    answeringFor(person, now.toISOString(), memory().company.absences, run.excluded).includes(userId),
  );
const wasAsked = (request: MockRequest, userId: string, now: Date): boolean =>
  waitsFor(request, userId, now) || request.events.some(({ by, people }) => by === userId || people.includes(userId));

/** 1: asked by them, 2: asked for their trips, 4: asked of them. */
function partOf(request: MockRequest, userId: string, now: Date): 1 | 2 | 4 | null {
  if (request.requesterId === userId) return 1;
  if (request.run.excluded.includes(userId)) return 2;
  return wasAsked(request, userId, now) ? 4 : null;
}

const everything = (now: Date): MockRequest[] =>
  memory().company.requests.map(({ bookingId }) => requestOf(bookingId, now));

const counts = (userId: string, now: Date) => {
  const mine = everything(now).filter((request) => partOf(request, userId, now) !== null);
  return {
    approvalCount: mine.filter((request) => waitsFor(request, userId, now)).length,
    notificationCount: mine.filter(({ read }) => !read.includes(userId)).length,
  };
};

const view = (request: MockRequest, userId: string, now: Date) =>
  requestView(
    { ...request, askedAt: new Date(request.askedAt) },
    {
      viewer: { userId, isRead: request.read.includes(userId) },
      nameOf,
      away: memory().company.absences,
      events: request.events.map((event) => ({ ...event, at: new Date(event.at) })),
      now,
    },
  );

const absenceId = (from: string) => `abs_${Date.parse(from)}`;

/** Requests and their answers, by the same rules as the server's. */
export const requestAnswers: RequestAnswers = {
  approvalList: ({
    query: { requestType, pageNo, pageSize, sortBy, approvalStatus },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const found = everything(now)
      .filter((request) => partOf(request, me, now) === requestType)
      .filter(
        (request) =>
          approvalStatus === undefined ||
          (approvalStatus === 'pending' && requestType === 4
            ? waitsFor(request, me, now)
            : approvalStatusOf(request.run.state) === approvalStatus),
      );
    const sorted = sortBy === 'desc' ? found.reverse() : found;
    return {
      response: sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((request) => {
        const { bookingId, companyId, trip, run, amount, reason, requesterId, askedAt, read } = request;
        const verdict = (trip.travellers.find((one) => !one.verdict.inPolicy) ?? trip.travellers[0])?.verdict;
        return {
          bookingId,
          companyId,
          isRead: read.includes(me),
          travelCategory: trip.travelCategory,
          approvalStatus: approvalStatusOf(run.state),
          hasQuote: null,
          title: trip.title,
          place: trip.place,
          poster: trip.poster,
          from: trip.from,
          to: trip.to,
          total: amount,
          currency: trip.currency,
          askedBy: nameOf(requesterId),
          travellers: trip.travellers.map(({ name }) => name),
          reason,
          inPolicy: trip.inPolicy,
          tag: verdict?.tag ?? '',
          waitsForMe: waitsFor(request, me, now),
          until: run.deadline,
          ceiling: null,
          answerBy: nextLookAt(run) ?? run.deadline,
          askedAt,
        };
      }),
      count: found.length,
      ...counts(me, now),
    };
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
  approvalStanding: ({
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
    body: { bookingId, answer, amount, upTo, note },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
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
      { by: me, answer, at: now.toISOString(), note, ...(upTo === null ? {} : { upTo }) },
      memory().company.absences,
    );
    keepStep(request, step, now, [{ kind: answer, by: me, people: [me], note }]);
    request.read.push(me);
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
  absences: ({
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const away = memory().company.absences.filter(({ until }) => Date.parse(until) > now.getTime());
    return {
      absences: away
        .filter(({ employeeId }) => employeeId === me)
        .map(({ standInId, from, until }) => ({
          absenceId: absenceId(from),
          standIn: { _id: standInId, name: nameOf(standInId) },
          from,
          until,
        })),
      standsInFor: away
        .filter(({ standInId, from }) => standInId === me && Date.parse(from) <= now.getTime())
        .map(({ employeeId }) => nameOf(employeeId)),
    };
  },
  addAbsence: ({
    body: { standInId, from, until },
    person: {
      userDetails: { _id: me },
    },
    now,
  }) => {
    const fields = absenceProblems({
      from,
      until,
      isOneself: standInId === me,
      mayAnswer: memory().employees.some(
        ({ userDetails, state }) => userDetails._id === standInId && state === 'active',
      ),
      now: now.toISOString(),
    });
    const [first] = Object.values(fields);
    if (first) throw new AppError('INVALID_INPUT', first, { fields });
    memory().company.absences.push({ employeeId: me, standInId, from, until });
    return { absenceId: absenceId(from) };
  },
  removeAbsence: ({
    body: { absenceId: id },
    person: {
      userDetails: { _id: me },
    },
  }) => {
    const { company } = memory();
    if (!company.absences.some(({ employeeId, from }) => employeeId === me && absenceId(from) === id))
      throw notFound('This absence');
    company.absences = company.absences.filter(({ employeeId, from }) => employeeId !== me || absenceId(from) !== id);
    return { done: true };
  },
};
