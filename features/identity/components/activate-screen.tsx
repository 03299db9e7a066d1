'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** Where an invitation leads. Its form comes with what it needs to check a password. */
export const ActivateScreen = onDemand(() => import('./activate-with-password.tsx').then((screen) => screen.ActivateWithPassword), {
  Meanwhile: () => <LoadingCards label="Opening your invitation" count={1} />,
});
