import 'server-only';
import { lt, sql } from 'drizzle-orm';
import { daysBefore, keptUntil, keptWith, type Retention } from '#lib/server/jobs/retention.ts';
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
  eventWaiting,
} from './tables.ts';

/** Hosts need registrations for this long after an event. */
const KEPT_DAYS = 90;

/** How long the rows of event tables are stored. */
export const eventsRetention: readonly Retention[] = [
  keptUntil(
    events,
    `${counted(KEPT_DAYS, 'day')} after the event, where a traveller hosts it`,
    'those of the operator are public content and stay',
    (now) => sql`${events.hostId} is not null and ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}`,
  ),
  keptWith(events, eventDays),
  keptWith(events, eventReports),
  keptWith(events, eventBudgets),
  keptUntil(eventCodes, 'a day after the code ran out', 'a code lives ten minutes', (now) =>
    lt(eventCodes.expiresAt, daysBefore(now, 1)),
  ),
  keptUntil(eventSessions, 'until the sign-in runs out', 'opens nothing any more', (now) =>
    lt(eventSessions.expiresAt, now),
  ),
  keptUntil(
    eventRegistrations,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'what a host still asks after an event is asked by then',
    (now) =>
      sql`${eventRegistrations.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  keptWith(eventRegistrations, eventRegistrationDays),
  keptWith(eventRegistrations, eventSharers),
  keptWith(eventRegistrations, eventRoomRequests),
  keptUntil(
    eventWaiting,
    'until a place is taken or given up, and a day after registration closed',
    'the list ends with registration',
    (now) =>
      sql`${eventWaiting.eventId} = any (array (select ${events.id} from ${events} where ${events.registrationClosesAt} < ${daysBefore(now, 1)}))`,
  ),
  keptUntil(
    eventMessages,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'whoever wrote them is forgotten by then',
    (now) =>
      sql`${eventMessages.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  keptWith(eventMessages, eventMessageReports),
  keptWith(events, eventAlbums),
  keptUntil(
    eventPhotographs,
    `${counted(KEPT_DAYS, 'day')} after the event`,
    'they are pictures of people, for those who came',
    (now) =>
      sql`${eventPhotographs.eventId} = any (array (select ${events.id} from ${events} where ${events.endsAt} < ${daysBefore(now, KEPT_DAYS)}))`,
  ),
  keptWith(eventPhotographs, eventPhotographFiles),
  keptWith(eventPhotographs, eventPhotographReports),
];
