'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingSheet } from '#features/identity/components/password-sheet.tsx';

/** The page of the link from the email. Its form is loaded with the password check. */
export const StaffPasswordScreen = onDemand<object>(
  () => import('./set-password-by-link.tsx').then((screen) => screen.SetPasswordByLink),
  { Meanwhile: () => <LoadingSheet label="Opening the link" /> },
);
