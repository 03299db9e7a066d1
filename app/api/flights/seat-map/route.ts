import * as contract from '#features/flights/contract.ts';
import { getSeatMap } from '#features/flights/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.seatMap, getSeatMap);
