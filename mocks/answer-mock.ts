import type { z } from 'zod';
import * as accounts from '#features/accounts/contract.ts';
import * as approvals from '#features/approvals/contract.ts';
import * as assistant from '#features/assistant/contract.ts';
import * as blogs from '#features/blogs/contract.ts';
import * as bookings from '#features/bookings/contract.ts';
import * as budgets from '#features/budgets/contract.ts';
import * as cart from '#features/cart/contract.ts';
import * as companies from '#features/companies/contract.ts';
import * as currencies from '#features/currencies/contract.ts';
import * as desk from '#features/desk/contract.ts';
import * as documents from '#features/documents/contract.ts';
import * as emailDelivery from '#features/email-delivery/contract.ts';
import * as events from '#features/events/contract.ts';
import * as flights from '#features/flights/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as identity from '#features/identity/contract.ts';
import * as notifications from '#features/notifications/contract.ts';
import * as packages from '#features/packages/contract.ts';
import * as payments from '#features/payments/contract.ts';
import * as places from '#features/places/contract.ts';
import * as policy from '#features/policy/contract.ts';
import * as guestReviews from '#features/guest-reviews/contract.ts';
import * as saved from '#features/saved/contract.ts';
import * as support from '#features/support/contract.ts';
import * as transport from '#features/transport/contract.ts';
import * as push from '#features/push/contract.ts';
import * as travellers from '#features/travellers/contract.ts';
import { type AnyOperation, needsToken, type ResponseOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import type { AnswerInput } from './answer.ts';
import { mockAnswers } from './answers.ts';
import { discardChanges, keepMemory, memory } from './memory/memory.ts';
import { employeeOf, guestOf, personOf, staffOf } from './memory/people.ts';

type AnyAnswer = (asked: AnswerInput) => unknown;
type Mocked = { operation: AnyOperation; answer: AnyAnswer };

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'path' in value && 'caller' in value;

const paired = (contract: object, answers: Record<string, unknown>): Mocked[] =>
  Object.entries(contract).flatMap(([name, operation]) =>
    isOperation(operation) ? [{ operation, answer: answers[name] as AnyAnswer }] : [],
  );

/** Each operation paired with its mock answer. */
export const mocked: readonly Mocked[] = [
  ...paired(accounts, mockAnswers.accounts),
  ...paired(assistant, mockAnswers.assistant),
  ...paired(companies, mockAnswers.companies),
  ...paired(blogs, mockAnswers.blogs),
  ...paired(bookings, mockAnswers.bookings),
  ...paired(cart, mockAnswers.cart),
  ...paired(currencies, mockAnswers.currencies),
  ...paired(desk, mockAnswers.desk),
  ...paired(documents, mockAnswers.documents),
  ...paired(emailDelivery, mockAnswers.emailDelivery),
  ...paired(events, mockAnswers.events),
  ...paired(flights, mockAnswers.flights),
  ...paired(hotels, mockAnswers.hotels),
  ...paired(identity, mockAnswers.identity),
  ...paired(notifications, mockAnswers.notifications),
  ...paired(packages, mockAnswers.packages),
  ...paired(payments, mockAnswers.payments),
  ...paired(places, mockAnswers.places),
  ...paired(policy, mockAnswers.policy),
  ...paired(approvals, mockAnswers.approvals),
  ...paired(budgets, mockAnswers.budgets),
  ...paired(support, mockAnswers.support),
  ...paired(transport, mockAnswers.transport),
  ...paired(push, mockAnswers.push),
  ...paired(travellers, mockAnswers.travellers),
  ...paired(saved, mockAnswers.saved),
  ...paired(guestReviews, mockAnswers.guestReviews),
];

const answerOf = new Map(mocked.map(({ operation, answer }) => [operation.name, answer]));

/** The input of a call. `key` is its Idempotency-Key: a repeated key gets the first answer again. */
export type MockCall = { query?: unknown; body?: unknown; token?: string | null; key?: string | null };

/**
 * Answers an operation from the mock table in the order of the real handler: caller, input, answer. Throws AppErrors.
 */
export async function answerMock<Op extends AnyOperation>(
  operation: Op,
  { query, body, token = null, key = null }: MockCall,
): Promise<ResponseOf<Op>> {
  const person = callerOf(operation, token);
  if (!person && needsToken(operation)) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  const input = {
    query: parsed(operation.query as z.ZodType | undefined, query),
    body: parsed(operation.body as z.ZodType | undefined, body),
  };
  const answer = answerOf.get(operation.name);
  if (!answer) throw new AppError('NOT_FOUND', `There is no mock of ${operation.name}.`);

  const repeated = key && person ? `${operation.name}:${token?.split('.')[1]}:${key}` : null;
  if (repeated && repeated in memory().repeats) return memory().repeats[repeated] as ResponseOf<Op>;
  try {
    const data = (await answer({ ...input, person, now: new Date() })) as ResponseOf<Op>;
    if (repeated) memory().repeats[repeated] = data;
    if (operation.method !== 'GET' || operation.caller === 'consumer' || operation.caller === 'corporate') keepMemory();
    return data;
  } catch (error) {
    discardChanges();
    throw error;
  }
}

function callerOf({ caller }: AnyOperation, token: string | null) {
  if (caller === 'event-guest') return guestOf(token);
  if (caller === 'staff') return staffOf(token);
  const [consumer, employee] = [personOf(token), employeeOf(token)];
  return caller === 'corporate'
    ? employee
    : caller === 'signed-in'
      ? (consumer ?? (employee && { ...employee, _id: employee.userDetails._id }))
      : consumer;
}

function parsed(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  const [first, ...others] = Object.values(fields);
  throw new AppError(
    'INVALID_INPUT',
    first && !others.length ? first : 'Some fields need attention. Nothing was changed.',
    { fields },
  );
}
