import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

const common = { caller: 'signed-in', permission: 'booking.view', path: '/api/bookings/calendar-feed' } as const;

export const calendarFeed = defineOperation({
  ...common,
  name: 'bookings.calendarFeed',
  method: 'GET',
  summary: 'Whether the caller has a calendar address, and when a calendar last read it; never the address itself',
  response: z.object({
    feed: z
      .object({ createdAt: z.string(), readAt: z.string().nullable().describe('to the day; null: not read yet') })
      .nullable(),
  }),
});
export type CalendarFeed = z.infer<typeof calendarFeed.response>;

/** Without a transaction of the handler, so that its answer, which contains the secret, is stored for no repeat. */
export const makeCalendarFeed = defineOperation({
  ...common,
  name: 'bookings.makeCalendarFeed',
  method: 'POST',
  summary: 'Makes the caller’s private calendar address, shown this once; an earlier one stops working',
  transaction: 'none',
  body: z.object({}),
  response: z.object({ address: z.string(), createdAt: z.string() }),
  rateLimit: { points: 20, seconds: 3600 },
});

export const endCalendarFeed = defineOperation({
  ...common,
  name: 'bookings.endCalendarFeed',
  method: 'POST',
  path: '/api/bookings/calendar-feed/end',
  summary: 'Ends the caller’s calendar address; without one it does nothing',
  body: z.object({}),
  response: z.object({ ended: z.literal(true) }),
});
