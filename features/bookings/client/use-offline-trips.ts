import { useEffect, useState } from 'react';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { restoreSession } from '#features/session/client/restore-session.ts';
import { onSessionChange } from '#features/session/client/session.ts';
import { inTravelOrder, type OfflineTrip } from '../rules/offline-trip.ts';
import { offlineTrips, ownerHere } from './offline-trips.ts';

/**
 * The stored trips that this tab may show, in the order of a travel day; null until the tab's person is known. Follows a
 * logout in this or another tab.
 */
export function useOfflineTrips(): OfflineTrip[] | null {
  const [trips, setTrips] = useState<OfflineTrip[] | null>(null);
  useEffect(() => {
    const userType = userTypeOfPath(location.pathname);
    const look = () => {
      const owner = ownerHere(userType);
      setTrips(owner ? inTravelOrder(offlineTrips(owner), new Date()) : []);
    };
    void restoreSession(userType).finally(look);
    window.addEventListener('storage', look);
    const unsubscribe = onSessionChange(look);
    return () => {
      window.removeEventListener('storage', look);
      unsubscribe();
    };
  }, []);
  return trips;
}
