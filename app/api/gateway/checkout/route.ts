import { gatewayCheckout } from '#features/payments/contract.ts';
import { viewCheckout } from '#features/payments/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(gatewayCheckout, viewCheckout);
