import * as contract from '#features/documents/contract.ts';
import { getTicket } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.ticket, getTicket);
