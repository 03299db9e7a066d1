'use client';

import { recentLater } from '#components/ui/recent-later.tsx';

/** The searches for stays made in this browser (`client/recent-searches.ts`). */
export const RecentStays = recentLater('sarai.recent-searches', () =>
  import('./recent-stay-links.tsx').then((links) => links.RecentStayLinks),
);
