import * as contract from '#features/identity/contract.ts';
import { resetPassword } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.resetPassword, resetPassword);
