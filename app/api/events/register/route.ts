import * as contract from '#features/events/contract.ts';
import { register } from '#features/events/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const POST = handle(contract.register, register);
