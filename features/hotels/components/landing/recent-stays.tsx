'use client';

import { recentLater } from '#components/ui/recent-later.tsx';

/** Recent hotel searches of this browser (`client/recent-searches.ts`). */
export const RecentStays = recentLater('sarai.recent-searches', () =>
  import('./recent-stay-links.tsx').then((links) => links.RecentStayLinks),
);
