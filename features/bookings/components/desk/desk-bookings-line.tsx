'use client';

import Link from 'next/link';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useDeskBookings } from '../../client/desk/desk-queries.ts';
import { countText } from './count-text.ts';

/** How many bookings need a person, with the way to them. */
export function DeskBookingsCount() {
  const { data } = useDeskBookings(1);
  return (
    <p>
      <Link href={workRoutes.deskBookings()}>Bookings</Link>:{' '}
      {data ? countText(data.count) : 'those that need attention'}.
    </p>
  );
}
