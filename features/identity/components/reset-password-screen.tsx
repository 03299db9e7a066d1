'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { UserType } from '#lib/shared/user-type.ts';

/** Where the link of "I do not know my password" leads. Its form comes with what it needs to check a password. */
export const ResetPasswordScreen = onDemand<{ userType: UserType }>(() => import('./reset-with-password.tsx').then((screen) => screen.ResetWithPassword), {
  Meanwhile: () => <LoadingCards label="Opening the link" count={1} />,
});
