import * as contract from '#features/identity/contract.ts';
import { updateUser } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const PUT = handle(contract.updateUser, updateUser);
