'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** The home of somebody at a company: fetched when one is in the tab, so that visitors do not load it. */
export const WorkHomeLater = onDemand(() => import('./work-home.tsx').then((home) => home.WorkHome), {
  Meanwhile: () => <LoadingCards label="Opening your home" count={2} />,
});
