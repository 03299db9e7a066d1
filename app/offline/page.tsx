import type { Metadata } from 'next';
import { ReloadWhenOnline } from '#components/feedback/reload-when-online.tsx';
import { StateCard } from '#components/feedback/state-card.tsx';
import { Header } from '#components/layout/header.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import { Button } from '#components/ui/button.tsx';

export const metadata: Metadata = { title: 'You are offline', robots: { index: false } };

/** What `public/offline-worker.js` shows in place of a page it cannot fetch. The empty address asks for that page again. */
export default function Offline() {
  return (
    <>
      <Header links={[]} />
      <ReloadWhenOnline />
      <StatePage>
        <StateCard
          level={1}
          scene={{ seed: 'off2', kind: 'beach', hour: 'night' }}
          title="You are offline"
          actions={
            <Button variant="ink" href="" plain>
              Try again
            </Button>
          }
        >
          <p>This page opens by itself once you are back online. Your bookings and your money are not affected.</p>
        </StateCard>
      </StatePage>
    </>
  );
}
