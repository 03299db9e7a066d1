'use client';

import { Button } from '#components/ui/button.tsx';
import { useOfflineTrips } from '../../client/use-offline-trips.ts';
import { listAt } from './trips-at.ts';

/** Without a network: the way to the stored trips, where there are any. */
export function OfflineTripsLink() {
  const trips = useOfflineTrips();
  if (!trips?.length) return null;
  return (
    <Button variant="out" href={listAt(location)} plain>
      My trips on this device
    </Button>
  );
}
