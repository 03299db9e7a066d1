import * as contract from '#features/events/contract.ts';
import { getEvent } from '#features/events/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.getEvent, getEvent);
