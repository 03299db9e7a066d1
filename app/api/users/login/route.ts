import { login } from '#features/identity/contract.ts';
import { logIn } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(login, logIn);
