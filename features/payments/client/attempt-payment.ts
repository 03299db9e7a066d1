import type { BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { gatewayAttempt } from './calls.ts';

export type AttemptAnswer = ResponseOf<typeof contract.gatewayAttempt>;

/** The API client, loaded when the payer is about to pay. */
export const loadClient = () => import('#lib/client/call-operation.ts');

/** Starts a payment at the gateway. Throws ApiFailure; repeating is safe, an order is paid at most once. */
export async function attemptPayment(body: BodyInput<typeof contract.gatewayAttempt>): Promise<AttemptAnswer> {
  const { callOperation } = await loadClient();
  return callOperation(gatewayAttempt, { body });
}
