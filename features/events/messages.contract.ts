import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { checkedText, hostedCode, tooLong } from './hosting-fields.ts';
import { codeField } from './party-form.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { LONGEST_MESSAGE, MESSAGES_SHOWN, OPERATED_SHOWN, REPORTED_SHOWN } from './rules/message-limits.ts';

const messageId = z.string().min(1).max(60);
const text = checkedText(paragraphs().min(1, 'Write a message.').max(LONGEST_MESSAGE, tooLong(LONGEST_MESSAGE)));

/** Form (5.12). */
export const messageForm = z.object({ text });

/** A message as guests and the host read it. One that was hidden keeps its place without its words. */
const eventMessage = z.object({
  messageId,
  name: z.string().describe('first name and initial'),
  isHost: z.boolean().describe('of the host, or of the staff at an event of the operator'),
  isOwn: z.boolean(),
  isReported: z.boolean().describe('by the caller; at the desk, by anybody'),
  text: z.string().nullable().describe('null once it was hidden'),
  writtenAt: z.iso.datetime(),
});
export type EventMessage = z.infer<typeof eventMessage>;

/** `before`: those before this message; left out: the newest. */
const page = { before: messageId.optional() };
const messageList = z.object({
  messages: z.array(eventMessage).max(MESSAGES_SHOWN).describe('the oldest of them first'),
  earlier: z.boolean().describe('whether there are messages before these'),
  closed: z.string().nullable().describe('why nobody can write any more'),
});
const guestMessages = messageList.extend({ emails: z.boolean().describe('whether the caller is told by email') });

const ofGuest = { caller: 'event-guest', requirements: ['1.2', '2.4'] as string[] } as const;
const ofHost = { caller: 'consumer', requirements: ['1.2', '2.4'] as string[] } as const;

/** Refusal: NOT_FOUND for a `before` that is unknown, also for another event's. */
export const messages = defineOperation({
  ...ofGuest,
  name: 'events.messages',
  method: 'GET',
  path: '/api/events/messages',
  summary: 'A page of messages of the event that the caller is signed in to, the newest page first',
  query: z.object(page),
  response: guestMessages,
});

/** Refusals: INVALID_INPUT beside `text`; STATE_BLOCKED once the event is over, cancelled or removed, and at its limit. */
export const writeMessage = defineOperation({
  ...ofGuest,
  name: 'events.writeMessage',
  method: 'POST',
  path: '/api/events/messages',
  summary: 'Writes to everybody who is registered for the event, and to its host',
  body: messageForm,
  response: guestMessages,
  rateLimit: { points: 20, seconds: 3600 },
});

/** Refusals: NOT_FOUND, also for another event's; STATE_BLOCKED for one's own. Again is the same. */
export const reportMessage = defineOperation({
  ...ofGuest,
  name: 'events.reportMessage',
  method: 'POST',
  path: '/api/events/messages/report',
  summary: 'Reports a message to the desk',
  body: z.object({ messageId }),
  response: guestMessages,
  rateLimit: { points: 20, seconds: 3600 },
});

/** An older message than the caller has read changes nothing. Refusal: NOT_FOUND, also for another event's. */
export const seeMessages = defineOperation({
  ...ofGuest,
  name: 'events.seeMessages',
  method: 'POST',
  path: '/api/events/messages/seen',
  summary: 'Says up to which message the caller has read, so that neither email nor push tells of it',
  body: z.object({ messageId }),
  response: z.object({ seen: z.literal(true) }),
});

export const setMessageEmails = defineOperation({
  ...ofGuest,
  name: 'events.setMessageEmails',
  method: 'POST',
  path: '/api/events/messages/emails',
  summary: 'Turns the daily email about new messages on or off',
  body: z.object({ wanted: z.boolean() }),
  response: guestMessages,
});

export const hostMessages = defineOperation({
  ...ofHost,
  name: 'events.hostMessages',
  method: 'GET',
  path: '/api/events/hosted/messages',
  summary: 'The same for the host of the event',
  query: z.object({ code: hostedCode, ...page }),
  response: messageList,
});

/** As of a guest. */
export const seeAsHost = defineOperation({
  ...ofHost,
  name: 'events.seeAsHost',
  method: 'POST',
  path: '/api/events/hosted/messages/seen',
  summary: 'Says up to which message the host has read, so that neither email nor push tells of it',
  body: z.object({ code: hostedCode, messageId }),
  response: z.object({ seen: z.literal(true) }),
});

export const writeAsHost = defineOperation({
  ...ofHost,
  name: 'events.writeAsHost',
  method: 'POST',
  path: '/api/events/hosted/messages',
  summary: 'Writes to everybody who is registered for an event of the caller',
  body: messageForm.extend({ code: hostedCode }),
  response: messageList,
  rateLimit: { points: 60, seconds: 3600 },
});

/** Hiding again changes nothing. Refusal: NOT_FOUND, also for another event's. */
export const hideMessage = defineOperation({
  ...ofHost,
  name: 'events.hideMessage',
  method: 'POST',
  path: '/api/events/hosted/messages/hide',
  summary: 'Hides a message of an event of the caller from everybody',
  body: z.object({ code: hostedCode, messageId }),
  response: messageList,
});

const ofDesk = { caller: 'staff', requirements: ['1.2', '2.4'] as string[] } as const;

const operatedEvent = z.object({
  code: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isOver: z.boolean(),
  people: z.int().describe('registered, with companions'),
  unanswered: z.int().describe('messages of guests since staff wrote last'),
  reported: z.int().describe('messages and photographs that were reported and are not hidden'),
});
export type OperatedEvent = z.infer<typeof operatedEvent>;

export const operatedEvents = defineOperation({
  ...ofDesk,
  name: 'events.operatedEvents',
  method: 'GET',
  path: '/api/desk/events/operated',
  summary: 'Events of the operator, the one that ends last first, with what waits in their messages',
  response: z.object({ events: z.array(operatedEvent).max(OPERATED_SHOWN) }),
});

export const reportedMessage = z.object({
  messageId: z.string(),
  name: z.string(),
  text: z.string(),
  reports: z.int(),
});
export type ReportedMessage = z.infer<typeof reportedMessage>;

const deskMessageList = messageList.extend({
  eventName: z.string(),
  reported: z.array(reportedMessage).max(REPORTED_SHOWN).describe('those with the most reports first'),
});

/** Refusal: NOT_FOUND, also for an event of a traveller. */
export const deskMessages = defineOperation({
  ...ofDesk,
  name: 'events.deskMessages',
  method: 'GET',
  path: '/api/desk/events/messages',
  summary: 'The same for the staff, at an event of the operator',
  query: z.object({ code: codeField, ...page }),
  response: deskMessageList,
});

/** Refusals as of a guest, and NOT_FOUND. */
export const writeAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.writeAtDesk',
  method: 'POST',
  path: '/api/desk/events/messages',
  summary: 'Writes to everybody who is registered for an event of the operator, under the name of the team',
  body: messageForm.extend({ code: codeField }),
  response: deskMessageList,
  rateLimit: { points: 60, seconds: 3600 },
});

/** Hiding again changes nothing. Refusal: NOT_FOUND. */
export const hideAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.hideAtDesk',
  method: 'POST',
  path: '/api/desk/events/messages/hide',
  summary: 'Hides a message of any event from everybody',
  body: z.object({ messageId }),
  response: z.object({ hidden: z.literal(true) }),
});

/** Keeping again changes nothing. Refusal: NOT_FOUND, also for a message at an event of a traveller, which is kept as a whole. */
export const keepAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.keepAtDesk',
  method: 'POST',
  path: '/api/desk/events/messages/keep',
  summary: 'Keeps a reported message of an event of the operator: its reports are gone',
  body: z.object({ messageId }),
  response: z.object({ kept: z.literal(true) }),
});
