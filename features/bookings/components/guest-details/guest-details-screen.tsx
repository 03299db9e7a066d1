'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** The page of the link in a guest's email. Its form is loaded once the link is read. */
export const GuestDetailsScreen = onDemand(
  () => import('./details-by-link.tsx').then((screen) => screen.DetailsByLink),
  { Meanwhile: () => <LoadingCards label="Opening the link" count={1} /> },
);
