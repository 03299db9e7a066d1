'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { LoadingSheet } from './password-sheet.tsx';

/** The page of the "Forgot password?" link. Its form is loaded with the password check. */
export const ResetPasswordScreen = onDemand<{ userType: UserType }>(
  () => import('./reset-with-password.tsx').then((screen) => screen.ResetWithPassword),
  {
    Meanwhile: () => <LoadingSheet label={t('Opening the link')} />,
  },
);
