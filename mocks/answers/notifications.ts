import { openQuestions } from '#features/approvals/rules/questions.ts';
import { approvalStatusOf } from '#features/approvals/rules/text/run-messages.ts';
import type * as contract from '#features/notifications/contract.ts';
import { EMPTIED_LISTS } from '#features/notifications/rules/lists.ts';
import {
  channelsOf,
  comesAtWork,
  comesBy,
  comesPersonallyBy,
  NOTIFICATION_KINDS,
  PERSONAL_KINDS,
  preferenceProblems,
  type SwitchedOff,
} from '#features/notifications/rules/preferences.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockRequest } from '../memory/mock-company.ts';
import { everything, nameOf, partOf } from '../memory/mock-inbox.ts';

/** The news of a request for this person; null where there is none. */
function newsOf(request: MockRequest, me: string, now: Date): contract.Notification | null {
  const { bookingId, trip, run, read, requesterId, askedAt } = request;
  const part = partOf(request, me, now);
  const question = openQuestions(run).at(-1);
  const asks = part === 4;
  if (part === null || (!asks && run.state === 'waiting' && !question)) return null;
  return {
    bookingId,
    isRead: read.includes(me),
    list: asks ? 'approvals' : 'travelRequests',
    kind: asks ? 'asked' : run.state === 'waiting' ? 'question' : 'ended',
    travelCategory: trip.travelCategory,
    approvalStatus: approvalStatusOf(run.state),
    title: trip.title,
    place: trip.place,
    from: trip.from,
    to: trip.to,
    by: asks ? nameOf(requesterId) : question ? nameOf(question.by) : null,
    at: asks ? askedAt : (run.endedAt ?? question?.at ?? askedAt),
    opens: true,
  };
}

const keyOf = (me: string, { bookingId, at }: contract.Notification) => `${me} ${bookingId} ${at}`;

const newsFor = (me: string, now: Date): contract.Notification[] =>
  everything(now)
    .flatMap((request) => newsOf(request, me, now) ?? [])
    .filter((one) => !memory().company.cleared.includes(keyOf(me, one)))
    .sort((one, other) => (one.at < other.at ? 1 : -1));

function countsOf(news: readonly contract.Notification[]): contract.NotificationCounts {
  const unread = { approvals: 0, travelRequests: 0, tripReminders: 0 };
  for (const { list, isRead } of news) if (!isRead) unread[list] += 1;
  return { unread, notificationCount: unread.approvals + unread.travelRequests };
}

/** How many notifications of each list someone has not read. */
export const countsFor = (me: string, now: Date): contract.NotificationCounts => countsOf(newsFor(me, now));

const preferencesOf = (me: string): contract.NotificationPreferences => ({
  kinds: NOTIFICATION_KINDS.map((kind) => ({
    kind,
    company: comesAtWork(kind, memory().company.settings.notices),
    channels: channelsOf(kind, offOf(me), comesBy),
  })),
});

const personalPreferencesOf = (me: string): contract.PersonalPreferences => ({
  kinds: PERSONAL_KINDS.map((kind) => ({ kind, channels: channelsOf(kind, offOf(me), comesPersonallyBy) })),
});

const offOf = (me: string): SwitchedOff[] => memory().switchedOff.filter(({ userId }) => userId === me);

function replaceOff(userId: string, off: readonly SwitchedOff[]): void {
  memory().switchedOff = [
    ...memory().switchedOff.filter((one) => one.userId !== userId),
    ...off.map((one) => ({ ...one, userId })),
  ];
}

/** Notifications, made from the requests in memory. No job runs in the mock, so nobody is reminded of trips. */
export const notificationAnswers: AnswersOf<typeof contract> = {
  notificationList: ({ query: { list, userId, pageNo, pageSize }, person, now }) => {
    const me = person.userDetails._id;
    if (userId !== undefined && userId !== me) throw notFound('This list');
    const news = newsFor(me, now);
    const wanted = news.filter((one) => one.list === list);
    return {
      response: wanted.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      count: wanted.length,
      ...countsOf(news),
    };
  },
  markNotificationsRead: ({ query: { approverId, bookingIds }, person, now }) => {
    const me = person.userDetails._id;
    if (approverId !== me) throw notFound('This list');
    const news = newsFor(me, now);
    const marked = news.filter(({ bookingId }) => bookingIds === 'All' || bookingId === bookingIds);
    if (bookingIds !== 'All' && !marked.length) throw notFound('This notification');
    for (const { read, bookingId } of memory().company.requests)
      if (marked.some((one) => one.bookingId === bookingId) && !read.includes(me)) read.push(me);
    if (bookingIds === 'All')
      memory().company.cleared.push(
        ...marked.filter(({ list }) => EMPTIED_LISTS.some((name) => name === list)).map((one) => keyOf(me, one)),
      );
    return countsFor(me, now);
  },
  notificationPreferences: ({ person }) => preferencesOf(person.userDetails._id),
  saveNotificationPreferences: ({ body: { off }, person }) => {
    const fields = preferenceProblems(off);
    const [problem] = Object.values(fields);
    if (problem) throw new AppError('INVALID_INPUT', problem, { fields });
    const userId = person.userDetails._id;
    replaceOff(userId, off);
    return preferencesOf(userId);
  },
  personalPreferences: ({ person }) => personalPreferencesOf(person._id),
  savePersonalPreferences: ({ body: { off }, person }) => {
    replaceOff(person._id, off);
    return personalPreferencesOf(person._id);
  },
};
