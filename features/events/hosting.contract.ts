import * as z from 'zod';
import { isIsoDate } from '#lib/shared/dates.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { checkedText, hostedCode, tooLong } from './hosting-fields.ts';
import { isEventCode } from './rules/event-text.ts';
import {
  DESK_EVENTS_PAGE,
  EVENT_REPORT_REASONS,
  LISTED_EVENTS,
  LONGEST_REMOVAL,
  MOST_DAYS,
  MOST_LINES,
  MOST_PLACES,
  REGISTRATIONS_PAGE,
} from './rules/hosting-limits.ts';
import { MOST_WAITING } from './rules/waiting-list.ts';
import { reportedPhotograph } from './gallery.contract.ts';
import { REPORTED_PHOTOGRAPHS_SHOWN } from './rules/gallery-limits.ts';
import { reportedMessage } from './messages.contract.ts';
import { REPORTED_SHOWN } from './rules/message-limits.ts';

const line = (missing: string, longest: number) =>
  checkedText(oneLine().min(1, missing).max(longest, tooLong(longest)));
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 18:30.');
const day = (missing: string) => z.string().max(10, missing).refine(isIsoDate, missing);
const pageNo = z.coerce.number<string>().int().min(1).max(1000).default(1);
const PLACES = `Enter a number from 1 to ${MOST_PLACES}.`;

/** Form (5.12). Days and times are those of the place. */
export const hostedEventForm = z.object({
  title: line('Enter a title.', 80),
  headline: line('Say in one sentence what it is.', 120),
  about: checkedText(paragraphs().min(1, 'Describe the event.').max(3000, tooLong(3000))),
  city: z.string().trim().min(1, 'Choose the city.').max(80, 'Choose the city.').describe('slug of a city'),
  venueName: line('Enter where it takes place.', 80),
  venueAddress: line('Enter the address.', 160),
  startsOn: day('Choose the first day.'),
  startTime: wallTime,
  endsOn: day('Choose the last day.'),
  endTime: wallTime,
  places: z.int(PLACES).min(1, PLACES).max(MOST_PLACES, PLACES).describe('on each day'),
  programme: z
    .array(
      z.object({
        day: day('Choose among the days of the event.'),
        at: wallTime,
        what: line('Say what happens.', 120),
        where: checkedText(oneLine().max(80, tooLong(80))),
      }),
    )
    .max(MOST_LINES, `A programme has at most ${MOST_LINES} lines.`),
});
export type HostedEventForm = z.output<typeof hostedEventForm>;

const EVENT_STATES = ['open', 'over', 'cancelled', 'removed'] as const;

/** An event as its host sees it. */
export const hostedEvent = hostedEventForm.omit({ city: true, programme: true }).extend({
  code: z.string(),
  city: z.object({ slug: z.string(), label: z.string() }),
  zone: z.string().describe('IANA zone of the place'),
  hostName: z.string().describe('the name under which the host is shown'),
  programme: z
    .array(z.object({ day: z.iso.date(), at: z.string(), what: z.string(), where: z.string() }))
    .max(MOST_LINES),
  state: z.enum(EVENT_STATES),
  removal: z.string().nullable().describe('why staff removed it, in their words'),
  registrations: z.int(),
  people: z.int().describe('registered, with companions'),
  waiting: z.int().describe('parties on the waiting list, with those who have an offer'),
});
export type HostedEvent = z.infer<typeof hostedEvent>;

const listedEvent = hostedEvent.pick({
  code: true,
  title: true,
  city: true,
  startsOn: true,
  endsOn: true,
  state: true,
  registrations: true,
  people: true,
});
export type ListedEvent = z.infer<typeof listedEvent>;

const ofHost = { caller: 'consumer', requirements: ['1.2', '7.20'] as string[] } as const;
const ONE = { code: hostedCode };

/** Refusals: INVALID_INPUT by field; STATE_BLOCKED with the reason, at the limits and after staff removed an event. */
export const host = defineOperation({
  ...ofHost,
  name: 'events.host',
  method: 'POST',
  path: '/api/events/hosted',
  summary: 'Makes an event of the caller, with an address that nobody can guess; it stands in no list',
  body: hostedEventForm,
  response: hostedEvent,
  rateLimit: { points: 60, seconds: 3600 },
});

/**
 * Refusals: NOT_FOUND; INVALID_INPUT by field, also for days that somebody registered for; STATE_BLOCKED once it is over,
 * cancelled or removed, and where place or times changed too often today.
 */
export const changeHosted = defineOperation({
  ...ofHost,
  name: 'events.changeHosted',
  method: 'PUT',
  path: '/api/events/hosted',
  summary: 'Changes an event of the caller; whoever is registered is told of another place or time by email',
  body: hostedEventForm.extend(ONE),
  response: hostedEvent,
  rateLimit: { points: 60, seconds: 3600 },
});

/** Cancelling again changes nothing. Refusals: NOT_FOUND; STATE_BLOCKED once it is over. */
export const cancelHosted = defineOperation({
  ...ofHost,
  name: 'events.cancelHosted',
  method: 'POST',
  path: '/api/events/hosted/cancel',
  summary: 'Cancels an event of the caller; whoever is registered is told by email',
  body: z.object(ONE),
  response: hostedEvent,
});

export const hosted = defineOperation({
  ...ofHost,
  name: 'events.hosted',
  method: 'GET',
  path: '/api/events/hosted',
  summary: 'An event of the caller, by its code',
  query: z.object(ONE),
  response: hostedEvent,
});

export const listHosted = defineOperation({
  ...ofHost,
  name: 'events.listHosted',
  method: 'GET',
  path: '/api/events/hosted/list',
  summary: 'The events of the caller, the newest first',
  response: z.object({ events: z.array(listedEvent).max(LISTED_EVENTS) }),
});

/** Who waits for a place, as the host sees it. */
const listedWaiting = z.object({
  name: z.string(),
  people: z.int(),
  days: z.array(z.iso.date()).max(14),
  joinedAt: z.iso.datetime(),
  offeredUntil: z.iso.datetime().nullable().describe('until when places are kept for them; null while they wait'),
});
export type ListedWaiting = z.infer<typeof listedWaiting>;

/** Who is registered, as the host sees it: no address, no telephone number, and no number to sign in with. */
const listedRegistration = z.object({
  name: z.string(),
  people: z.int(),
  days: z.array(z.iso.date()).max(MOST_DAYS),
  registeredAt: z.iso.datetime(),
});
export type ListedRegistration = z.infer<typeof listedRegistration>;

export const registrations = defineOperation({
  ...ofHost,
  name: 'events.registrations',
  method: 'GET',
  path: '/api/events/hosted/registrations',
  summary:
    'Who is registered for an event of the caller, a page at a time, and who waits for a place: names, days and numbers of people',
  query: z.object({ ...ONE, pageNo }),
  response: z.object({
    registrations: z.array(listedRegistration).max(REGISTRATIONS_PAGE),
    count: z.int(),
    waiting: z.array(listedWaiting).max(MOST_WAITING).describe('the longest waiting first'),
  }),
});

export const registrationFile = defineOperation({
  ...ofHost,
  name: 'events.registrationFile',
  method: 'GET',
  path: '/api/events/hosted/registrations/file',
  summary:
    'The same as CSV: name, number of people, whether registered or waiting, and each day; every export is in the audit log',
  query: z.object(ONE),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 30, seconds: 600 },
});

/** Whoever sees an event may report it: a guest has no account. Refusal: NOT_FOUND, also for an event of the operator. */
export const reportEvent = defineOperation({
  name: 'events.reportEvent',
  method: 'POST',
  path: '/api/events/report',
  caller: 'public',
  requirements: ['1.2'],
  summary: 'Reports a traveller’s event to the desk',
  body: z.object({
    code: z.string().trim().max(16).refine(isEventCode, 'This is no code of an event.'),
    reason: z.enum(EVENT_REPORT_REASONS, 'Choose what is wrong with it.'),
  }),
  response: z.object({ reported: z.literal(true) }),
  rateLimit: NETWORK_LIMITS.light,
});

/** An event as the desk sees it: without the account of its host. */
const deskEvent = hostedEvent.extend({
  version: z.int(),
  createdAt: z.iso.datetime(),
  reports: z.array(z.object({ reason: z.enum(EVENT_REPORT_REASONS), count: z.int() })).max(EVENT_REPORT_REASONS.length),
  messages: z.array(reportedMessage).max(REPORTED_SHOWN).describe('those that were reported'),
  photographs: z.array(reportedPhotograph).max(REPORTED_PHOTOGRAPHS_SHOWN).describe('those that were reported'),
});
export type DeskEvent = z.infer<typeof deskEvent>;

const ofDesk = { caller: 'staff', requirements: ['1.2'] as string[] } as const;

export const deskEvents = defineOperation({
  ...ofDesk,
  name: 'events.deskEvents',
  method: 'GET',
  path: '/api/desk/events',
  summary: 'Travellers’ events that were reported, the oldest report first; or all, the newest first',
  query: z.object({ show: z.enum(['reported', 'newest']).default('reported'), pageNo }),
  response: z.object({ events: z.array(deskEvent).max(DESK_EVENTS_PAGE), count: z.int() }),
});

/** Refusals: NOT_FOUND; INVALID_INPUT beside `reason`; STATE_BLOCKED where it changed since `version`. */
export const decideEvent = defineOperation({
  ...ofDesk,
  name: 'events.decideEvent',
  method: 'POST',
  path: '/api/desk/events/decide',
  summary: 'Keeps a reported event, or removes an event with a reason that its host reads; its guests are told',
  body: z.object({
    code: hostedCode,
    version: z.int().min(0),
    decision: z.enum(['keep', 'remove']),
    reason: paragraphs().max(LONGEST_REMOVAL, tooLong(LONGEST_REMOVAL)).default(''),
  }),
  response: deskEvent,
});
