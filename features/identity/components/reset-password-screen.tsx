'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';
import { LoadingSheet } from './password-sheet.tsx';

/** Where the link of "Forgot password?" leads. Its form comes with what it needs to check a password. */
export const ResetPasswordScreen = onDemand<{ userType: UserType }>(
  () => import('./reset-with-password.tsx').then((screen) => screen.ResetWithPassword),
  {
    Meanwhile: () => <LoadingSheet label="Opening the link" />,
  },
);
