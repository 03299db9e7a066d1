'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { t } from '#lib/shared/texts.ts';
import { PAGE_SIZE, useBookings, type When } from '../../client/use-bookings.ts';
import { useSaveTripsOffline } from '../../client/use-save-trips-offline.ts';
import { FlightCard } from '../flights/list/flight-card.tsx';
import { NextFlight } from '../flights/list/next-flight.tsx';
import { NextPackage } from '../packages/list/next-package.tsx';
import { PackageCard } from '../packages/list/package-card.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { BookingCard } from './booking-card.tsx';
import { NextTrip } from './next-trip.tsx';
import styles from './list.module.css';
import type { BookingSummary } from '../../contract.ts';
import { byCategory } from '../../rules/category.ts';

/** @texts */
const GROUPS: { when: When; label: string; note: string }[] = [
  { when: 'upcoming', label: 'Upcoming', note: 'Your bookings, documents and refunds will appear here.' },
  { when: 'past', label: 'Past', note: 'Trips move here when they are over.' },
  { when: 'cancelled', label: 'Cancelled', note: 'What you cancel, and what came back, will be listed here.' },
];

/** My trips: upcoming, past and cancelled, each with an address of its own. */
export function BookingsScreen({
  when,
  pageNo,
  under,
  offer,
}: {
  when: When;
  pageNo: number;
  /** True below the heading of another screen. */ under?: boolean;
  /** Below the next trip. */ offer?: ReactNode;
}) {
  const links = useBookingLinks();
  const { data, error, refetch, isPlaceholderData } = useBookings(when, pageNo);
  const items = GROUPS.map((group) => ({
    href: links.trips({ when: group.when === 'upcoming' ? undefined : group.when }),
    label: data ? `${t(group.label)}, ${data.counts[group.when]}` : t(group.label),
    current: group.when === when,
  }));
  const pages = data ? Math.ceil(data.count / PAGE_SIZE) : 0;
  const first = when === 'upcoming' && pageNo === 1 && !isPlaceholderData ? data : undefined;
  const next = first?.response.find(({ state }) => state === 'confirmed');
  useSaveTripsOffline(first?.response, first !== undefined && first.count <= PAGE_SIZE);
  const others = data?.response.filter((booking) => booking !== next) ?? [];
  return (
    <div className={styles.screen}>
      {under ? <h2 className="visually-hidden">{t('My trips')}</h2> : <h1 className="h1">{t('My trips')}</h1>}
      <Tabs label={t('Trips')} items={items} className={styles.tabs} />
      {error && !data && (
        <ErrorState
          title={t('Your trips could not be loaded')}
          meaning={`${error.message} Nothing about them has changed.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingCards label={t('Loading your trips')} count={3} />}
      {data?.response.length === 0 && (
        <EmptyState
          className={styles.empty}
          title={t(when === 'upcoming' ? 'No trips yet' : 'Nothing here')}
          scene={{ seed: 'trip2', kind: 'forest', hour: 'day' }}
          actions={
            <Button variant="out" size="sm" href={links.search}>
              {t('Find a place')}
            </Button>
          }
        >
          {t(GROUPS.find((group) => group.when === when)?.note ?? '')}
        </EmptyState>
      )}
      {next && <Next booking={next} />}
      {next && offer}
      {others.length > 0 && (
        <ul className={styles.list} aria-busy={isPlaceholderData}>
          {others.map((booking) => (
            <li key={booking._id}>
              <Card booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={pageNo} pages={pages} hrefOf={(page) => links.trips({ when, page })} className={styles.pages} />
    </div>
  );
}

type OfSummary = { booking: BookingSummary };

const Next = ({ booking }: OfSummary) =>
  byCategory<BookingSummary, ReactNode>(booking, {
    hotel: (stay) => <NextTrip booking={stay} />,
    flight: (trip) => <NextFlight booking={trip} />,
    package: (journey) => <NextPackage booking={journey} />,
  });

const Card = ({ booking }: OfSummary) =>
  byCategory<BookingSummary, ReactNode>(booking, {
    hotel: (stay) => <BookingCard booking={stay} />,
    flight: (trip) => <FlightCard booking={trip} />,
    package: (journey) => <PackageCard booking={journey} />,
  });
