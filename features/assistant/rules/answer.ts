import { HOME_ZONE, dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { Reply, Turn } from '../contract.ts';
import {
  askAPerson,
  capabilities,
  help,
  notAllowed,
  paymentProblem,
  person,
  signInFirst,
  thanks,
  unknown,
} from './answer-general.ts';
import { cancel, refundIfCancelled, release, wallet } from './answer-money.ts';
import type { Answer, Question, UserQuestion } from './answer-parts.ts';
import { refundStatus } from './answer-refund.ts';
import { baggage, changeDates, checkIn, documents, trips } from './answer-trip.ts';
import { approvalStatus, policyLimits } from './answer-work.ts';
import { onlyNamed } from './choose-trip.ts';
import type { Intent } from './intents.ts';
import { ASSISTANT_LIMITS as LIMITS } from './limits.ts';
import type { UserReads, Reads } from './reads.ts';
import { understand } from './understand.ts';

const OWN: Partial<Record<Intent, (call: UserQuestion) => Promise<Answer>>> = {
  trips,
  'refund-status': refundStatus,
  'refund-if-cancelled': refundIfCancelled,
  cancel,
  release,
  baggage,
  'check-in': checkIn,
  documents,
  'change-dates': changeDates,
  wallet,
  'policy-limits': policyLimits,
  'approval-status': approvalStatus,
};

const GENERAL: Partial<Record<Intent, (call: Question) => Answer | Promise<Answer>>> = {
  greeting: capabilities,
  capabilities,
  thanks,
  person,
  'not-allowed': notAllowed,
  'payment-problem': paymentProblem,
};

/** A reply, and whether a phrase of the question decided it; otherwise a language model may be asked. */
export type Answered = { reply: Reply; certain: boolean };

/**
 * Answers a question by rules alone, in the language that runs (`t`), whichever the question is in. What is looked up goes through `reads`, with the caller's rights; nothing is
 * changed. A read that the caller has no right to is answered with its reason.
 */
export async function answerQuestion(
  { question, turns }: { question: string; turns: readonly Turn[] },
  reads: Reads,
): Promise<Answered> {
  const today = dateInZone(reads.now, HOME_ZONE);
  const asked = understand(question, turns, { today, latinPlaces: reads.latinPlaces });
  const call: Question = { question, asked, reads, today };
  const { intent, answer } = await answerOf(asked.intent, call);
  return { reply: replyOf(intent, answer), certain: asked.intent !== 'unknown' };
}

/** The answer of an intent. `intent` of the result is `help` or `unknown` where the question is for the help pages. */
export async function answerOf(intent: Intent, call: Question): Promise<{ intent: Intent; answer: Answer }> {
  const own = OWN[intent];
  const general = GENERAL[intent];
  if (general) return { intent, answer: await general(call) };
  if (own && call.reads.own) return { intent, answer: await own({ ...call, own: call.reads.own }).catch(refused) };
  if (own) return { intent, answer: await signInFirst(call) };
  if (intent === 'unknown' && call.reads.own && (await namesTrip(call, call.reads.own))) return answerOf('trips', call);
  const found = await help(call);
  return found ? { intent: 'help', answer: found } : { intent: 'unknown', answer: unknown(call) };
}

/** Whether the question names one of the caller’s trips; then it is taken as a question about that trip. */
const namesTrip = async ({ asked }: Question, own: UserReads): Promise<boolean> =>
  onlyNamed(asked, await own.trips().catch(() => [])) !== null;

/** A refusal that says why is an answer; anything else is a fault. */
function refused(error: unknown): Answer {
  if (error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'))
    return { paragraphs: [messageText(error.message)], links: [askAPerson()] };
  throw error;
}

/** The whole reply of an answer, within the limits of the contract. */
export function replyOf(intent: Intent, { trip, ...answer }: Answer): Reply {
  return {
    about: { intent, booking: trip?.bookingId ?? null },
    paragraphs: answer.paragraphs.slice(0, LIMITS.paragraphs),
    facts: (answer.facts ?? []).slice(0, LIMITS.facts),
    links: uniqueLinks(answer.links ?? []).slice(0, LIMITS.links),
    suggestions: (answer.suggestions ?? []).slice(0, LIMITS.suggestions),
    proposal: answer.proposal ?? null,
    writtenBy: 'rules',
  };
}

/** Each address once. */
export const uniqueLinks = (links: Reply['links']): Reply['links'] =>
  links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at);
