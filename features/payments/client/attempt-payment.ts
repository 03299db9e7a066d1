import type { BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { gatewayAttempt } from './calls.ts';

export type AttemptAnswer = ResponseOf<typeof contract.gatewayAttempt>;

/** The API client, which the page gets when somebody is about to pay. */
export const loadClient = () => import('#lib/client/call-operation.ts');

/** Presses Pay at the gateway. Throws ApiFailure; pressing again is safe, an order is paid at most once. */
export async function attemptPayment(body: BodyInput<typeof contract.gatewayAttempt>): Promise<AttemptAnswer> {
  const { callOperation } = await loadClient();
  return callOperation(gatewayAttempt, { body });
}
