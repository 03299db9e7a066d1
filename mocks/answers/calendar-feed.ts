import type * as contract from '#features/bookings/contract.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';

/** The calendar address of a person. Without a server, no calendar can read it. */
export const calendarFeedAnswers: Pick<
  AnswersOf<typeof contract>,
  'calendarFeed' | 'makeCalendarFeed' | 'endCalendarFeed'
> = {
  calendarFeed: ({ person }) => {
    const createdAt = memory().calendars[person._id];
    return { feed: createdAt ? { createdAt, readAt: null } : null };
  },
  makeCalendarFeed: ({ person, now }) => {
    const createdAt = (memory().calendars[person._id] = now.toISOString());
    return { address: `http://localhost:3000${serverRoutes.calendarFeed('m'.repeat(43))}`, createdAt };
  },
  endCalendarFeed: ({ person }) => {
    delete memory().calendars[person._id];
    return { ended: true };
  },
};
