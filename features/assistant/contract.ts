import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { ASSISTANT_LIMITS as LIMITS } from './rules/limits.ts';
import { INTENTS } from './rules/intents.ts';

const bookingId = z.string().max(60);

/** What an earlier question was about, so that "and how much do I get back?" continues. The server checks it anew. */
export const turn = z.object({
  intent: z.enum(INTENTS),
  booking: z.string().max(60).nullable().describe('id; ignored where it is no booking of the caller'),
});
export type Turn = z.infer<typeof turn>;

export const questionForm = z.object({
  question: paragraphs()
    .min(1, 'Write your question.')
    .max(LIMITS.question, `Use at most ${LIMITS.question} characters.`),
  turns: z.array(turn).max(LIMITS.turns).default([]).describe('the last turns, the latest last'),
  language: z
    .enum(['en', 'hi'])
    .default('en')
    .describe('of the answer: that of the page, whichever the question is in'),
});

/**
 * An action that the person may confirm. Confirming calls the operation that the action is named after, with these
 * values, as the same person; the assistant has no rights of its own. Amounts in paise.
 */
export const proposal = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('bookings.cancel'),
    bookingId,
    title: z.string(),
    currency: z.string(),
    expectedRefund: z.int(),
    charge: z.int(),
    toSource: z.int(),
    toWallet: z.int(),
    holdsUntil: z.string().nullable().describe('until when this refund applies'),
    zone: z.string(),
  }),
  z.object({
    action: z.literal('bookings.release'),
    bookingId,
    title: z.string(),
    currency: z.string(),
    total: z.int(),
  }),
]);
export type Proposal = z.infer<typeof proposal>;

export const reply = z.object({
  about: turn.describe('goes back with the next question'),
  paragraphs: z.array(z.string()).min(1).max(LIMITS.paragraphs),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).max(LIMITS.facts),
  links: z.array(z.object({ label: z.string(), href: z.string().regex(/^\/(?!\/)/) })).max(LIMITS.links),
  suggestions: z.array(z.string()).max(LIMITS.suggestions).describe('questions that may follow'),
  proposal: proposal.nullable().describe('nothing happens until the person confirms it'),
  writtenBy: z.enum(['rules', 'model']).describe('`model`: a language model wrote the paragraphs'),
});
export type Reply = z.infer<typeof reply>;

const common = {
  method: 'POST',
  requirements: ['7.20'] as string[],
  transaction: 'none',
  body: questionForm,
  response: reply,
} as const;

/** A POST, so that no question is in an address. Nothing of it is stored. */
export const ask = defineOperation({
  ...common,
  name: 'assistant.ask',
  path: '/api/assistant',
  caller: 'public',
  summary: 'Answers a question from the help pages and the magazine (chatbot); knows nobody’s bookings',
  rateLimit: NETWORK_LIMITS.light,
});

export const askSignedIn = defineOperation({
  ...common,
  name: 'assistant.askSignedIn',
  path: '/api/assistant/signed-in',
  caller: 'signed-in',
  summary:
    'Answers a question also from the caller’s own bookings and wallet, at work from their trips, requests and travel policy; may propose an action',
  rateLimit: LIMITS.person,
});
