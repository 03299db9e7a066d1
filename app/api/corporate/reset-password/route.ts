import { corporateResetPassword } from '#features/identity/contract.ts';
import { resetCorporatePassword } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(corporateResetPassword, resetCorporatePassword);
