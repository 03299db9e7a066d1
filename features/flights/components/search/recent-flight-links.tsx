'use client';

import { RecentLinks } from '#components/ui/recent-links.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { recentFlights } from '../../client/recent-flights.ts';

/** Links to the recent flight searches of this browser. */
export const RecentFlightLinks = ({ today }: { today: IsoDate }) => (
  <RecentLinks recent={recentFlights} today={today} />
);
