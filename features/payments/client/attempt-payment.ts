import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { gatewayAttempt } from './calls.ts';

export type AttemptAnswer = ResponseOf<typeof contract.gatewayAttempt>;

/** Presses Pay at the gateway. Throws ApiFailure; pressing again is safe, an order is paid at most once. */
export const attemptPayment = (body: BodyInput<typeof contract.gatewayAttempt>): Promise<AttemptAnswer> => callOperation(gatewayAttempt, { body });
