import { getUser } from '#features/identity/contract.ts';
import { readUser } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(getUser, readUser);
