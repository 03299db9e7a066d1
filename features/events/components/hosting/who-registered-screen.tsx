'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { withTexts } from '#lib/client/with-texts.ts';
import { t } from '#lib/shared/texts.ts';
import type { WhoRegisteredProps } from './who-registered.tsx';

/** The table comes once someone has signed in. */
export const WhoRegisteredScreen = onDemand<WhoRegisteredProps>(
  () => withTexts(['event-board'], import('./who-registered.tsx')).then((part) => part.WhoRegistered),
  { Meanwhile: () => <LoadingRows label={t('Loading the event')} count={4} /> },
);
