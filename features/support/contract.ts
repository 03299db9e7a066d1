import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField, linkTokenField } from '#lib/shared/person-fields.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { DESK_PAGE, LONGEST_ANSWER, LONGEST_QUESTION, TOPICS } from './rules/enquiry.ts';
import { LONGEST_FOLLOW_UP, MOST_MESSAGES } from './rules/thread.ts';

/** Form (5.12). */
export const enquiryForm = z.object({
  name: namedField('Enter your name.', 120),
  email: emailField,
  topic: z.enum(TOPICS, 'Choose what it is about.'),
  bookingCode: oneLine().max(40, 'A booking code is at most 40 characters.').default(''),
  question: paragraphs()
    .min(10, 'Write your question in a sentence or two.')
    .max(LONGEST_QUESTION, `Use at most ${LONGEST_QUESTION} characters.`),
});

const threadMessage = z.object({
  from: z.enum(['asker', 'staff']),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ThreadMessage = z.infer<typeof threadMessage>;
const messages = z.array(threadMessage).max(MOST_MESSAGES).describe('in their order; the first is the question');

/** An enquiry as the desk sees it. */
const deskEnquiry = z.object({
  enquiryId: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TOPICS),
  bookingCode: z.string(),
  waitingSince: z.iso.datetime().nullable().describe('null while staff had the last word'),
  messages,
});
export type DeskEnquiry = z.infer<typeof deskEnquiry>;

/** An enquiry as whoever holds a link of its emails sees it. */
const ticket = z.object({
  number: z.string(),
  topic: z.enum(TOPICS),
  bookingCode: z.string(),
  isWaiting: z.boolean().describe('for an answer'),
  messages,
  takesFollowUp: z.boolean().describe('false once it has as many messages as it may have'),
  openUntil: z.iso.datetime().describe('30 days after the last message'),
});
export type Ticket = z.infer<typeof ticket>;

/** Asking the same again gives the same number and sends nothing. Refusals: TOO_MANY_REQUESTS. */
export const sendEnquiry = defineOperation({
  name: 'support.ask',
  method: 'POST',
  path: '/api/enquiries',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Sends a question to the desk; its number comes by email, and so does the answer',
  body: enquiryForm,
  response: z.object({ number: z.string() }),
  rateLimit: NETWORK_LIMITS.email,
});

/** Changes nothing, so that a mail program that opens links does not either. Refusals: LINK_INVALID. */
export const openTicket = defineOperation({
  name: 'support.openTicket',
  method: 'POST',
  path: '/api/enquiries/ticket',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'The messages of the enquiry that the link of an email is for',
  body: z.object({ token: linkTokenField }),
  response: ticket,
  rateLimit: NETWORK_LIMITS.light,
});

/** Refusals: LINK_INVALID; STATE_BLOCKED once it has all its messages; TOO_MANY_REQUESTS above ten in a day. */
export const followUp = defineOperation({
  name: 'support.followUp',
  method: 'POST',
  path: '/api/enquiries/ticket/messages',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Adds a message to the enquiry that the link of an email is for; it then waits for an answer',
  body: z.object({
    token: linkTokenField,
    message: paragraphs()
      .min(1, 'Write your message.')
      .max(LONGEST_FOLLOW_UP, `Use at most ${LONGEST_FOLLOW_UP} characters.`),
  }),
  response: ticket,
  rateLimit: NETWORK_LIMITS.light,
});

export const deskEnquiries = defineOperation({
  name: 'support.deskEnquiries',
  method: 'GET',
  path: '/api/desk/enquiries',
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Enquiries with their messages: those that wait, the longest first, or those answered, the latest first',
  query: z.object({
    show: z.enum(['open', 'answered']).default('open'),
    pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1),
  }),
  response: z.object({ enquiries: z.array(deskEnquiry).max(DESK_PAGE), count: z.int() }),
});

/** Refusals: NOT_FOUND; STATE_BLOCKED after a message that was not shown, and once it has all its messages. */
export const answerEnquiry = defineOperation({
  name: 'support.answer',
  method: 'POST',
  path: '/api/desk/enquiries/answer',
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Answers an enquiry by email',
  body: z.object({
    enquiryId: z.string().min(1).max(60),
    shownMessages: z
      .int()
      .min(1)
      .max(MOST_MESSAGES)
      .describe('how many messages of it were shown when this was written'),
    answer: paragraphs().min(1, 'Write the answer.').max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER} characters.`),
  }),
  response: deskEnquiry,
});

/**
 * A reply to an email about an enquiry, as the operator’s mail server got it. Signed by `Authorization: Bearer` with
 * REPLY_SECRET. What is no reply of the asker’s to a known reply address changes nothing.
 */
export const received = defineOperation({
  name: 'support.received',
  method: 'POST',
  path: '/api/mail/received',
  caller: 'signature',
  requirements: ['7.20'],
  summary: 'A reply to an answer of the desk: its message/rfc822, with Authorization: Bearer REPLY_SECRET',
  response: z.object({ received: z.literal(true) }),
  maxBytes: 512 * 1024,
});
