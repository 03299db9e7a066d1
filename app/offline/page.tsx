import type { Metadata } from 'next';
import { ReloadWhenOnline } from '#components/feedback/reload-when-online.tsx';
import { StateCard } from '#components/feedback/state-card.tsx';
import { Header } from '#components/layout/header.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import { Button } from '#components/ui/button.tsx';
import { OfflineTrips } from '#features/bookings/components/offline/offline-trips.tsx';
import { OfflineTripsLink } from '#features/bookings/components/offline/offline-trips-link.tsx';

export const metadata: Metadata = { title: 'You are offline', robots: { index: false } };

/**
 * The page that `public/service-worker.js` shows for a page it cannot fetch. The empty link requests that page again. At
 * the addresses of My trips it shows the trips that this browser stores.
 */
export default function Offline() {
  return (
    <>
      <Header links={[]} />
      <ReloadWhenOnline />
      <OfflineTrips>
        <StatePage>
          <StateCard
            level={1}
            scene={{ seed: 'off2', kind: 'beach', hour: 'night' }}
            title="You are offline"
            actions={
              <>
                <Button variant="ink" href="" plain>
                  Try again
                </Button>
                <OfflineTripsLink />
              </>
            }
          >
            <p>This page opens by itself once you are back online. Your bookings and your money are not affected.</p>
          </StateCard>
        </StatePage>
      </OfflineTrips>
    </>
  );
}
