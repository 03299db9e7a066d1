import { corporateForgotPassword } from '#features/identity/contract.ts';
import { askForCorporatePasswordLink } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(corporateForgotPassword, askForCorporatePasswordLink);
