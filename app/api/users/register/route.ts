import { register } from '#features/identity/contract.ts';
import { registerUser } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(register, registerUser);
