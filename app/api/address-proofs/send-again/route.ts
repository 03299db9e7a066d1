import * as contract from '#features/identity/contract.ts';
import { sendCodeAgain } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.sendCodeAgain, sendCodeAgain);
