'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { LoadingSheet } from './password-sheet.tsx';

/** The page of the link in a sign-up email, in any browser. */
export const FinishSignUpScreen = onDemand<{ userType: UserType }>(
  () => import('./finish-with-password.tsx').then((screen) => screen.FinishWithPassword),
  { Meanwhile: () => <LoadingSheet label={t('Opening the link')} /> },
);

/** The page of an invitation link. Its form is loaded with the password check. */
export const ActivateScreen = onDemand(
  () => import('./activate-with-password.tsx').then((screen) => screen.ActivateWithPassword),
  {
    Meanwhile: () => <LoadingSheet label="Opening your invitation" />,
  },
);

/** The page of the "Forgot password?" link. Its form is loaded with the password check. */
export const ResetPasswordScreen = onDemand<{ userType: UserType }>(
  () => import('./reset-with-password.tsx').then((screen) => screen.ResetWithPassword),
  {
    Meanwhile: () => <LoadingSheet label={t('Opening the link')} />,
  },
);
