import * as contract from '#features/bookings/contract.ts';
import { askAgain } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.askAgain, askAgain);
