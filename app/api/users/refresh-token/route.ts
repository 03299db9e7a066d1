import { refresh } from '#features/identity/contract.ts';
import { refreshSession } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(refresh, refreshSession);
