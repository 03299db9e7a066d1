import * as contract from '#features/documents/contract.ts';
import { getInvoice } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.invoice, getInvoice);
