import { returnFromCheckout } from '#features/bookings/server/index.ts';
import { handleReturn } from '#lib/server/http/handle-return.ts';

export const POST = handleReturn(returnFromCheckout);
export const GET = POST;
