'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { LoadingSheet } from './password-sheet.tsx';

/** The page of the link in a sign-up email, in any browser. */
export const FinishSignUpScreen = onDemand<{ userType: UserType }>(
  () => import('./finish-with-password.tsx').then((screen) => screen.FinishWithPassword),
  { Meanwhile: () => <LoadingSheet label={t('Opening the link')} /> },
);
