'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingSheet } from './password-sheet.tsx';

/** The page of an invitation link. Its form is loaded with the password check. */
export const ActivateScreen = onDemand(
  () => import('./activate-with-password.tsx').then((screen) => screen.ActivateWithPassword),
  {
    Meanwhile: () => <LoadingSheet label="Opening your invitation" />,
  },
);
