'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** The work home, loaded only with a signed-in employee, so that visitors do not load it. */
export const WorkHomeLater = onDemand(() => import('./work-home.tsx').then((home) => home.WorkHome), {
  Meanwhile: () => <LoadingCards label="Opening your home" count={2} />,
});
