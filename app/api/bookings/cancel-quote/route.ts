import * as contract from '#features/bookings/contract.ts';
import { quoteCancellation } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.cancelQuote, quoteCancellation);
