import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { ALL_KINDS, CHANNELS, NOTIFICATION_KINDS, PERSONAL_KINDS } from './rules/preferences.ts';
import { NOTIFICATION_LISTS, NOTIFICATIONS_A_PAGE } from './rules/lists.ts';

const PATH = '/api/corporate/notifications';
const id = z.string().min(1).max(60);

/** A notification (3.12), with what its sentence needs. */
const notification = z.object({
  bookingId: z.string(),
  isRead: z.boolean(),
  list: z.enum(NOTIFICATION_LISTS),
  kind: z
    .enum(['asked', 'question', 'reply', 'ended', 'reminder', 'checkIn', 'newTimes'])
    .describe(
      'approval asked for; a question, its reply; how a request ended; a trip begins soon; web check-in is open; an airline changed the times of a flight',
    ),
  travelCategory: z.int().describe('3.17'),
  approvalStatus: z.string().nullable().describe('of the request as it is now; null for a reminder'),
  title: z.string(),
  place: z.string(),
  from: z.string(),
  to: z.string(),
  by: z
    .string()
    .nullable()
    .describe('who asked for approval, asked the question, replied or booked the trip; null for the caller'),
  at: z.string(),
  opens: z.boolean().describe('there is a page to open: a booked trip opens for whoever booked it'),
});
export type Notification = z.infer<typeof notification>;

const counts = z.object({
  notificationCount: z.int().describe('not read yet, of all lists'),
  unread: z.record(z.enum(NOTIFICATION_LISTS), z.int()).describe('not read yet, by list'),
});
export type NotificationCounts = z.infer<typeof counts>;

export const notificationList = defineOperation({
  name: 'notifications.list',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  requirements: ['3.12', '5.7', '9.5', '9.6'],
  summary: 'The caller’s notifications of one list, the latest first, a page at a time',
  query: z.object({
    list: z.enum(NOTIFICATION_LISTS).default('approvals'),
    userId: id.optional().describe('the caller; another one’s list is not there'),
    pageNo: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number<string>().int().min(1).max(50).default(NOTIFICATIONS_A_PAGE),
  }),
  response: counts.extend({ response: z.array(notification), count: z.int() }),
});

/**
 * Refusals: NOT_FOUND for another person’s id, or a booking the caller has no notification of. Marking twice is no error.
 */
export const markNotificationsRead = defineOperation({
  name: 'notifications.markRead',
  method: 'POST',
  path: `${PATH}/mark-read`,
  caller: 'corporate',
  requirements: ['7.15', '4.12', '6.5'],
  summary: 'Marks the notifications of one booking as read; All empties the lists of approvals and travel requests',
  query: z.object({ approverId: id.describe('the caller'), bookingIds: id.describe('a booking id, or All') }),
  response: counts,
});

const kind = z.enum(NOTIFICATION_KINDS);
const personalKind = z.enum(PERSONAL_KINDS);
const channel = z.enum(CHANNELS);
const channels = z.array(z.object({ channel, on: z.boolean() })).max(4);

/** What reaches a person: each kind with the channels it can come by. */
const personal = z.object({ kinds: z.array(z.object({ kind: personalKind, channels })).max(10) });
export type PersonalPreferences = z.infer<typeof personal>;
const preferences = z.object({
  kinds: z
    .array(
      z.object({
        kind,
        company: z.boolean().describe('false: the company switched it off for everybody'),
        channels,
      }),
    )
    .max(10),
});
/** One thing that a person switched off. */
export const switchedOff = z.object({ kind: z.enum(ALL_KINDS), channel });
const off = z.array(switchedOff).max(20);
export type NotificationPreferences = z.infer<typeof preferences>;

export const notificationPreferences = defineOperation({
  name: 'notifications.preferences',
  method: 'GET',
  path: `${PATH}/preferences`,
  caller: 'corporate',
  requirements: ['7.20'],
  summary: 'What the caller is told by the bell and by email, and what their company switched off',
  response: preferences,
});

/** Refusals: INVALID_INPUT where approvals would reach the caller by no channel. */
export const saveNotificationPreferences = defineOperation({
  name: 'notifications.savePreferences',
  method: 'PUT',
  path: `${PATH}/preferences`,
  caller: 'corporate',
  requirements: ['7.20'],
  summary: 'Replaces what the caller switched off',
  body: z.object({ off }),
  response: preferences,
});

const PERSONAL_PATH = '/api/users/notifications/preferences';

export const personalPreferences = defineOperation({
  name: 'notifications.personalPreferences',
  method: 'GET',
  path: PERSONAL_PATH,
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'What the caller is told by email and push, beside the emails about bookings that are always sent',
  response: personal,
});

export const savePersonalPreferences = defineOperation({
  name: 'notifications.savePersonalPreferences',
  method: 'PUT',
  path: PERSONAL_PATH,
  caller: 'consumer',
  requirements: ['7.20'],
  summary: 'Replaces what the caller switched off',
  body: z.object({ off }),
  response: personal,
});
