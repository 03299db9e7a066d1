import * as contract from '#features/events/contract.ts';
import { signIn } from '#features/events/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.signIn, signIn);
