import { onDemand } from '#components/ui/on-demand.tsx';
import type { FlightBooking, StayBooking } from '../../contract.ts';

/** A change that was sent for approval; its script is loaded where a booking has one. */
export const RequestedChange = onDemand<{ booking: FlightBooking | StayBooking }>(() =>
  import('./requested-change.tsx').then((change) => change.RequestedChange),
);
