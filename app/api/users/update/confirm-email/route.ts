import * as contract from '#features/identity/contract.ts';
import { confirmEmail } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.confirmEmail, confirmEmail);
