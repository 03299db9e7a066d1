import { onDemand } from '#components/ui/on-demand.tsx';
import type { FlightBooking, StayBooking } from '../../contract.ts';

/** A change that was sent for approval; its script is loaded where a booking has one. */
export const RequestedChange = onDemand<{ booking: FlightBooking | StayBooking }>(() =>
  import('../company/requested-change.tsx').then((change) => change.RequestedChange),
);

/** The passes of a booking for a phone's wallet; their script is loaded where an installation makes any. */
export const WalletPasses = onDemand<{ bookingId: string }>(() =>
  import('../wallet/wallet-passes.tsx').then((passes) => passes.WalletPasses),
);
