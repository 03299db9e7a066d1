import type { ReactNode } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { FlightDone } from './flight-done.tsx';

type Shown = { booking: FlightBooking };
const Meanwhile = () => <LoadingCards label={t('Loading your booking')} count={2} />;
const FlightEnded = onDemand<Shown>(() => import('./flight-ended.tsx').then((page) => page.FlightEnded), { Meanwhile });
const FlightWaits = onDemand<Shown>(() => import('./flight-waits.tsx').then((page) => page.FlightWaits), { Meanwhile });

/** The page the checkout of flights returns to: ticketed, still being confirmed, or failed. `offer`: with a confirmed trip. */
export function FlightConfirmation({ booking, offer }: { booking: FlightBooking; offer: ReactNode }) {
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <FlightDone booking={booking} offer={offer} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <FlightWaits booking={booking} />;
    default:
      return <FlightEnded booking={booking} />;
  }
}
