import { corporateLogout } from '#features/identity/contract.ts';
import { logOutCorporate } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(corporateLogout, logOutCorporate);
