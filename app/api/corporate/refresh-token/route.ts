import { corporateRefresh } from '#features/identity/contract.ts';
import { refreshCorporateSession } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(corporateRefresh, refreshCorporateSession);
