import * as contract from '#features/flights/contract.ts';
import { fareCalendar } from '#features/flights/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.fareCalendar, fareCalendar);
