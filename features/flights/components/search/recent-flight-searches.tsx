'use client';

import { recentLater } from '#components/ui/recent-later.tsx';

/** Recent flight searches of this browser (`client/recent-flights.ts`). */
export const RecentFlightSearches = recentLater('sarai.recent-flights', () =>
  import('./recent-flight-links.tsx').then((links) => links.RecentFlightLinks),
);
