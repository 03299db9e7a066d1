'use client';

import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { useOfflineTrips } from '../../client/use-offline-trips.ts';
import { asOfText, type OfflineTrip } from '../../rules/offline-trip.ts';
import { OfflineTripCard } from './offline-trip-card.tsx';
import styles from './offline-trips.module.css';
import { listAt, tripsAt } from './trips-at.ts';

/**
 * Without a network, at an address of My trips: the trips that this browser stores of the tab's person. `children` is
 * shown at every other address, and where none are stored.
 */
export function OfflineTrips({ children }: { children: ReactNode }) {
  const trips = useOfflineTrips();
  if (!trips) return children;
  const shown = tripsAt(location, trips);
  if (!shown.length) return children;
  return <Trips trips={shown} alone={shown.length < trips.length} />;
}

/** `alone`: one trip of several. */
function Trips({ trips, alone }: { trips: OfflineTrip[]; alone: boolean }) {
  const now = new Date();
  const oldest = trips.map(({ fetchedAt }) => fetchedAt).sort()[0]!;
  return (
    <Page inset>
      <h1 className="h1">My trips</h1>
      <div className={styles.state}>
        <p>
          <Fact icon="offline">You are offline. These booked trips are stored on this device.</Fact>
        </p>
        <p className="muted">
          {asOfText(oldest, now, deviceZone())}. Prices, unpaid bookings and changes appear once you are back online.
        </p>
      </div>
      <ul className={styles.list}>
        {trips.map((trip, at) => (
          <li key={trip._id}>
            <OfflineTripCard trip={trip} open={at === 0} dated={trips.length > 1} now={now} />
          </li>
        ))}
      </ul>
      {alone && (
        <p>
          {/* not a link of the router, which would first ask the network */}
          <a href={listAt(location)}>All my trips on this device</a>
        </p>
      )}
    </Page>
  );
}
