'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { deskBookingsOptions } from '../../client/desk/desk-queries.ts';
import { countText } from './count-text.ts';

/** How many bookings need a person, with the way to them. */
export function DeskBookingsCount() {
  const { data } = useQuery(deskBookingsOptions(1));
  return (
    <p>
      <Link href={workRoutes.deskBookings()}>Bookings</Link>:{' '}
      {data ? countText(data.count) : 'those that need attention'}.
    </p>
  );
}
