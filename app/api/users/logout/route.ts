import { logout } from '#features/identity/contract.ts';
import { logOut } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(logout, logOut);
