import type * as contract from '#features/approvals/contract.ts';
import { requestView } from '#features/approvals/rules/request-view.ts';
import { nextLookAt } from '#features/approvals/rules/deadlines.ts';
import { openQuestions } from '#features/approvals/rules/questions.ts';
import { unanswered } from '#features/approvals/rules/run.ts';
import { answeringFor } from '#features/approvals/rules/stand-ins.ts';
import { approvalStatusOf } from '#features/approvals/rules/text/run-messages.ts';
import { presentStatus } from '#features/budgets/rules/budget-texts.ts';
import type { QueryOf } from '#lib/shared/define-operation.ts';
import { memory } from './memory.ts';
import { requestOf } from './mock-approvals.ts';
import { statusesOfTrip } from './mock-budgets.ts';
import type { MockRequest } from './mock-company.ts';

export const nameOf = (id: string) => {
  const found = memory().employees.find(({ userDetails }) => userDetails._id === id);
  return found ? `${found.userDetails.firstName} ${found.userDetails.lastName}` : 'someone who left';
};
export const waitsFor = ({ run }: MockRequest, userId: string, now: Date): boolean =>
  run.state === 'waiting' &&
  unanswered(run).some((person) =>
    answeringFor(person, now.toISOString(), memory().company.absences, run.excluded).includes(userId),
  );
export const wasAsked = (request: MockRequest, userId: string, now: Date): boolean =>
  waitsFor(request, userId, now) || request.events.some(({ by, people }) => by === userId || people.includes(userId));

/** The list of a request for someone (`REQUEST_TYPES`, 7.12); null where it is none of theirs. */
export function partOf(request: MockRequest, userId: string, now: Date): contract.RequestType | null {
  if (request.requesterId === userId) return request.trip.travelCategory <= 2 ? 1 : 2;
  if (request.run.excluded.includes(userId)) return 3;
  return wasAsked(request, userId, now) ? 4 : null;
}

export const everything = (now: Date): MockRequest[] =>
  memory().company.requests.map(({ bookingId }) => requestOf(bookingId, now));

export const counts = (userId: string, now: Date) => {
  const mine = everything(now).filter((request) => partOf(request, userId, now) !== null);
  return {
    approvalCount: mine.filter((request) => waitsFor(request, userId, now)).length,
    notificationCount: mine.filter(({ read }) => !read.includes(userId)).length,
  };
};

export const view = (request: MockRequest, userId: string, now: Date) =>
  requestView(
    { ...request, askedAt: new Date(request.askedAt) },
    {
      viewer: { userId, isRead: request.read.includes(userId) },
      nameOf,
      away: memory().company.absences,
      events: request.events.map((event) => ({ ...event, at: new Date(event.at) })),
      now,
      budgets: wasAsked(request, userId, now) ? statusesOfTrip(request.bookingId).map(presentStatus) : [],
    },
  );

/** A request in a list. */
export function listed(request: MockRequest, me: string, now: Date): contract.ListedRequest {
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
    openQuestions: openQuestions(run).length,
    until: run.deadline,
    ceiling: null,
    answerBy: nextLookAt(run) ?? run.deadline,
    askedAt,
  };
}

const text = (one: string, other: string) => (one < other ? -1 : Number(one > other));
export const ORDERS: Record<contract.RequestOrder, (one: MockRequest, other: MockRequest) => number> = {
  asked: (one, other) => text(one.askedAt, other.askedAt),
  total: (one, other) => one.amount - other.amount,
  when: (one, other) => text(one.trip.from, other.trip.from),
  due: (one, other) => text(nextLookAt(one.run) ?? '', nextLookAt(other.run) ?? ''),
};

/** The requests of a list that its filter lets through. */
export function requestsThatFit(
  { requestType, approvalStatus, searchKey, travelCategory, policy }: QueryOf<typeof contract.approvalsFile>,
  me: string,
  now: Date,
): MockRequest[] {
  const key = searchKey.toLowerCase();
  return everything(now)
    .filter((request) => partOf(request, me, now) === requestType)
    .filter(
      (request) =>
        approvalStatus === undefined ||
        (approvalStatus === 'pending' && requestType === 4
          ? waitsFor(request, me, now)
          : approvalStatusOf(request.run.state) === approvalStatus),
    )
    .filter(
      ({ trip, reason }) =>
        (travelCategory === undefined || trip.travelCategory === travelCategory) &&
        (policy === undefined || trip.inPolicy === (policy === 'inside')) &&
        [trip.title, trip.place, reason, ...trip.travellers.map(({ name }) => name)].some((words) =>
          words.toLowerCase().includes(key),
        ),
    );
}
