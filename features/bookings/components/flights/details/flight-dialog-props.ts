import type { FlightBooking } from '../../../contract.ts';

/** A dialog over one flight booking. */
export type FlightDialogProps = { booking: FlightBooking; onClose: () => void };
