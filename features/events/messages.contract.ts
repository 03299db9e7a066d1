import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { checkedText, hostedCode, tooLong } from './hosting-fields.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { LONGEST_MESSAGE, MESSAGES_SHOWN } from './rules/message-limits.ts';

const messageId = z.string().min(1).max(60);
const text = checkedText(paragraphs().min(1, 'Write a message.').max(LONGEST_MESSAGE, tooLong(LONGEST_MESSAGE)));

/** Form (5.12). */
export const messageForm = z.object({ text });

/** A message as guests and the host read it. One that was hidden keeps its place without its words. */
const eventMessage = z.object({
  messageId,
  name: z.string().describe('first name and initial'),
  isHost: z.boolean(),
  isOwn: z.boolean(),
  isReported: z.boolean().describe('by the caller'),
  text: z.string().nullable().describe('null once it was hidden'),
  writtenAt: z.iso.datetime(),
});
export type EventMessage = z.infer<typeof eventMessage>;

const messageList = z.object({
  messages: z.array(eventMessage).max(MESSAGES_SHOWN),
  closed: z.string().nullable().describe('why nobody can write any more'),
});
const guestMessages = messageList.extend({ emails: z.boolean().describe('whether the caller is told by email') });

const ofGuest = { caller: 'event-guest', requirements: ['1.2', '2.4'] as string[] } as const;
const ofHost = { caller: 'consumer', requirements: ['1.2', '2.4'] as string[] } as const;

/** Refusal: STATE_BLOCKED at an event of the operator, which has no messages. */
export const messages = defineOperation({
  ...ofGuest,
  name: 'events.messages',
  method: 'GET',
  path: '/api/events/messages',
  summary: 'The newest messages of the event that the caller is signed in to, the oldest of them first',
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
  summary: 'Says up to which message the caller has read, so that no email counts it',
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
  query: z.object({ code: hostedCode }),
  response: messageList,
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

/** Hiding again changes nothing. Refusal: NOT_FOUND. */
export const hideAtDesk = defineOperation({
  name: 'events.hideAtDesk',
  method: 'POST',
  path: '/api/desk/events/messages/hide',
  caller: 'staff',
  requirements: ['1.2'],
  summary: 'Hides a message that was reported',
  body: z.object({ messageId }),
  response: z.object({ hidden: z.literal(true) }),
});
