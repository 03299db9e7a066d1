import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField } from '#lib/shared/person-fields.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';
import { DESK_PAGE, LONGEST_ANSWER, LONGEST_QUESTION, TOPICS } from './rules/enquiry-text.ts';

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

/** An enquiry as the desk sees it. */
const deskEnquiry = z.object({
  enquiryId: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TOPICS),
  bookingCode: z.string(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type DeskEnquiry = z.infer<typeof deskEnquiry>;

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

export const deskEnquiries = defineOperation({
  name: 'support.deskEnquiries',
  method: 'GET',
  path: '/api/desk/enquiries',
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Enquiries: those without an answer, the oldest first, or those answered, the latest first',
  query: z.object({
    show: z.enum(['open', 'answered']).default('open'),
    pageNo: z.coerce.number<string>().int().min(1).max(1000).default(1),
  }),
  response: z.object({ enquiries: z.array(deskEnquiry).max(DESK_PAGE), count: z.int() }),
});

/** Refusals: NOT_FOUND; STATE_BLOCKED once it was answered. */
export const answerEnquiry = defineOperation({
  name: 'support.answer',
  method: 'POST',
  path: '/api/desk/enquiries/answer',
  caller: 'staff',
  requirements: ['7.20'],
  summary: 'Answers an enquiry, once, by email',
  body: z.object({
    enquiryId: z.string().min(1).max(60),
    answer: paragraphs().min(1, 'Write the answer.').max(LONGEST_ANSWER, `Use at most ${LONGEST_ANSWER} characters.`),
  }),
  response: deskEnquiry,
});
