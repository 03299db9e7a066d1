import 'server-only';
import { lt, sql } from 'drizzle-orm';
import { daysBefore, retainedUntil, retainedWith, type Retention } from '#lib/server/jobs/retention.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { eventBudgets } from './budget/tables.ts';
import { eventAlbums, eventPhotographFiles, eventPhotographReports, eventPhotographs } from './gallery/tables.ts';
import { eventRoomRequests, eventSharers } from './roommates/tables.ts';
import {
  eventCodes,
  eventDays,
  eventMessageReports,
  eventMessages,
  eventRegistrationDays,
  eventRegistrations,
  eventReports,
  events,
  eventSessions,
} from './tables.ts';
import { eventWaiting } from './waiting/tables.ts';

/** Hosts need registrations for this long after an event. */
const KEPT_DAYS = 90;

/** How long the rows of event tables are stored. */
export const eventsRetention: readonly Retention[] = [
  retainedUntil(
    events,
    `${counted(KEPT_DAYS, 'day')} after the event, where a traveller hosts it`,
    'those of the operator are public content and stay',
    (now) => sql`${events.hostId} is not null and ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}`,
  ),
  retainedWith(events, eventDays),
  retainedWith(events, eventReports),
  retainedWith(events, eventBudgets),
  retainedUntil(eventCodes, 'a day after the code expired', 'a code is valid for ten minutes', (now) =>
    lt(eventCodes.expiresAt, daysBefore(now, 1)),
  ),
  retainedUntil(eventSessions, 'until the sign-in expires', 'no longer valid', (now) =>
    lt(eventSessions.expiresAt, now),
  ),
  retainedUntil(
    eventRegistrations,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'the host has no further questions by then',
    (now) =>
      sql`${eventRegistrations.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  retainedWith(eventRegistrations, eventRegistrationDays),
  retainedWith(eventRegistrations, eventSharers),
  retainedWith(eventRegistrations, eventRoomRequests),
  retainedUntil(
    eventWaiting,
    'until a place is taken or given up, and a day after registration closed',
    'the list ends with registration',
    (now) =>
      sql`${eventWaiting.eventId} = any (array (select ${events.id} from ${events} where ${events.registrationClosesAt} < ${daysBefore(now, 1)}))`,
  ),
  retainedUntil(
    eventMessages,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'their authors’ registrations are deleted by then too',
    (now) =>
      sql`${eventMessages.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  retainedWith(eventMessages, eventMessageReports),
  retainedWith(events, eventAlbums),
  retainedUntil(
    eventPhotographs,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'they are pictures of people, for the guests of the event',
    (now) =>
      sql`${eventPhotographs.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  retainedWith(eventPhotographs, eventPhotographFiles),
  retainedWith(eventPhotographs, eventPhotographReports),
];
