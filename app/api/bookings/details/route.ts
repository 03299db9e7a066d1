import * as contract from '#features/bookings/contract.ts';
import { showBooking } from '#features/bookings/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.details, showBooking);
