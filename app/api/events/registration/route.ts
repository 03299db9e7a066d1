import * as contract from '#features/events/contract.ts';
import { changeRegistration, getRegistration } from '#features/events/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.getRegistration, getRegistration);
export const PUT = handle(contract.changeRegistration, changeRegistration);
