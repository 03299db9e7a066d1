import { returnFromCheckout } from '#features/bookings/server/index.ts';
import { checkoutReturn } from '#features/payments/server/index.ts';
import { handleReturn } from '#lib/server/http/handle-return.ts';

export const POST = handleReturn('payments.callback', checkoutReturn, returnFromCheckout);
export const GET = POST;
