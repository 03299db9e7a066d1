import * as contract from '#features/flights/contract.ts';
import { listExtras } from '#features/flights/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.listExtras, listExtras);
