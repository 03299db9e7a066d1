import * as contract from '#features/documents/contract.ts';
import { getCalendar } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.calendar, getCalendar);
