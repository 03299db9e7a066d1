import type { FlightBooking } from '../../../contract.ts';

/** Props of a dialog about one flight booking. */
export type FlightDialogProps = { booking: FlightBooking; onClose: () => void };
