import * as contract from '#features/identity/contract.ts';
import { confirmRegistration } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.confirmRegistration, confirmRegistration);
