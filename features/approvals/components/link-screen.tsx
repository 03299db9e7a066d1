'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** The page of the link in an approver's email. The request and its form are loaded once the link is read. */
export const ApprovalLinkScreen = onDemand(
  () => import('./request-by-link.tsx').then((screen) => screen.RequestByLink),
  { Meanwhile: () => <LoadingCards label="Opening the request" count={1} /> },
);
