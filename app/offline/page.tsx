import type { Metadata } from 'next';
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
          <p>This page needs a network, and there is none just now. Your bookings and your money are untouched.</p>
        </StateCard>
      </StatePage>
    </>
  );
}
