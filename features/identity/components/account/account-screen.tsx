'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** What belongs to the person as a person. Its forms come with what they need to check what is typed. */
export const AccountScreen = onDemand(() => import('./account-parts.tsx').then((parts) => parts.AccountParts), {
  Meanwhile: () => <LoadingCards label="Opening your account" count={3} />,
});
