import { onDemand } from '#components/ui/on-demand.tsx';

/** The passes of a booking for a phone's wallet; their script is loaded where an installation makes any. */
export const WalletPasses = onDemand<{ bookingId: string }>(() =>
  import('./wallet-passes.tsx').then((passes) => passes.WalletPasses),
);
