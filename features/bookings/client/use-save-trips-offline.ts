import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingSummary } from '../contract.ts';
import { hasNewTimes } from '../rules/schedule-changes.ts';
import { bookingOptions } from './use-booking.ts';

/** The list is drawn first. */
const AFTER_MS = 500;

/** A trip that was fetched within this time is not fetched again, unless its airline moved it. */
const FRESH_MS = 5 * 60_000;

/**
 * Stores the booked trips of an upcoming list for reading offline. Their details are fetched one after the other; `whole`
 * says that the list is complete, so that what it does not contain is removed.
 */
export function useSaveTripsOffline(listed: readonly BookingSummary[] | undefined, whole: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!listed) return;
    const left = new AbortController();
    const saveAll = async () => {
      const { dropUnlisted } = await import('./offline-trips.ts');
      const { saveForOffline } = await import('./save-for-offline.ts');
      if (whole) dropUnlisted(listed);
      for (const trip of listed) {
        if (left.signal.aborted) return;
        if (!trip.confirmationCode) continue;
        const options = bookingOptions(trip._id);
        const moved = hasNewTimes(trip, client.getQueryData(options.queryKey));
        const booking = await client.fetchQuery({ ...options, staleTime: moved ? 0 : FRESH_MS });
        const fetchedAt = client.getQueryState(options.queryKey)?.dataUpdatedAt ?? Date.now();
        await saveForOffline(client, booking, fetchedAt, left.signal);
      }
    };
    const timer = setTimeout(() => void saveAll().catch(() => undefined), AFTER_MS); // the next visit tries again
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [client, listed, whole]);
}
