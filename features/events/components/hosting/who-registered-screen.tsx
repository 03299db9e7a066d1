'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { t } from '#lib/shared/texts.ts';
import type { WhoRegisteredProps } from './who-registered.tsx';

/** The table comes once someone has signed in. */
export const WhoRegisteredScreen = onDemand<WhoRegisteredProps>(
  () => import('./who-registered.tsx').then((part) => part.WhoRegistered),
  { Meanwhile: () => <LoadingRows label={t('Loading the event')} count={4} /> },
);
