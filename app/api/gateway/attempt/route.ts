import { gatewayAttempt } from '#features/payments/contract.ts';
import { attemptPayment } from '#features/payments/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(gatewayAttempt, attemptPayment);
