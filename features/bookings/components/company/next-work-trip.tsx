'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useBookings } from '../../client/use-bookings.ts';
import type { BookingSummary } from '../../contract.ts';
import { NextFlight } from '../flights/list/next-flight.tsx';
import { NextTrip } from '../list/next-trip.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import styles from './desk.module.css';
import { byCategory } from '../../rules/category.ts';

/** The next confirmed trip, and how many more are coming. */
export function NextWorkTrip() {
  const links = useBookingLinks();
  const { data, error, refetch } = useBookings('upcoming', 1);
  const next = data?.response.find(({ state }) => state === 'confirmed');
  return (
    <section className={styles.homePart} aria-labelledby="next-trip">
      <div className="row apart">
        <h2 id="next-trip" className="h3">
          Next trip
        </h2>
        {data && data.counts.upcoming > 0 && (
          <Button variant="txt" size="sm" href={links.trips()}>
            All my trips, {data.counts.upcoming}
          </Button>
        )}
      </div>
      {error && !data && (
        <p role="alert">
          Your trips could not be loaded. {error.message}{' '}
          <Button variant="txt" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <LoadingRows label="Loading your next trip" count={1} />}
      {data && !next && (
        <p className="muted">
          {data.counts.upcoming ? 'None of your trips is confirmed yet.' : 'No trips booked yet.'}
        </p>
      )}
      {next &&
        byCategory<BookingSummary, ReactNode>(next, {
          hotel: (stay) => <NextTrip booking={stay} />,
          flight: (flight) => <NextFlight booking={flight} />,
          package: () => null,
        })}
    </section>
  );
}
