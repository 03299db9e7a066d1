import type { FlightBooking } from '../../../contract.ts';
import { LetGo } from '../../review/let-go.tsx';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** Gives held seats or a kept price back, and returns to the list. */
export function ReleaseFlight({ booking }: { booking: FlightBooking }) {
  return (
    <LetGo
      booking={booking}
      what={booking.holds === 'pnr' ? 'these seats' : 'this flight'}
      back={useFlightLinks().again(booking)}
    />
  );
}
