import { useEffect, useState } from 'react';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { restoreSession } from '#features/session/client/restore-session.ts';
import { onSessionChange } from '#features/session/client/session.ts';
import { inTravelOrder, type KeptTrip } from '../rules/kept-trip.ts';
import { keptTrips, ownerHere } from './kept-trips.ts';

/**
 * The stored trips that this tab may show, in the order of a travel day; null until the tab's person is known. Follows a
 * logout in this or another tab.
 */
export function useKeptTrips(): KeptTrip[] | null {
  const [trips, setTrips] = useState<KeptTrip[] | null>(null);
  useEffect(() => {
    const userType = userTypeOfPath(location.pathname);
    const look = () => {
      const owner = ownerHere(userType);
      setTrips(owner ? inTravelOrder(keptTrips(owner), new Date()) : []);
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
