'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { recentLater } from '#components/ui/recent-later.tsx';

const load = () => import('./recent-package-links.tsx').then((links) => links.RecentPackageLinks);

/** Recent searches for packages in this browser (`client/recent-packages.ts`), on a list without filters. */
export const RecentPackages = recentLater('sarai.recent-packages', load);

/** The same on a list with filters, which it stores. */
export const RememberedPackages = onDemand(load);
