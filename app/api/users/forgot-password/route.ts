import { forgotPassword } from '#features/identity/contract.ts';
import { askForPasswordLink } from '#features/identity/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(forgotPassword, askForPasswordLink);
