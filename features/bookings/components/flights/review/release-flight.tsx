import type { FlightBooking } from '../../../contract.ts';
import { CancelHold } from '../../review/cancel-hold.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** Releases held seats or a guaranteed price, and returns to the list of flights. */
export function ReleaseFlight({ booking }: { booking: FlightBooking }) {
  return <CancelHold booking={booking} back={useFlightLinks().again(booking)} />;
}
