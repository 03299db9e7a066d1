'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingSheet } from './password-sheet.tsx';

/** Where an invitation leads. Its form comes with what it needs to check a password. */
export const ActivateScreen = onDemand(
  () => import('./activate-with-password.tsx').then((screen) => screen.ActivateWithPassword),
  {
    Meanwhile: () => <LoadingSheet label="Opening your invitation" />,
  },
);
