'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskEventsProps } from './desk-events.tsx';

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskEventsScreen = onDemand<DeskEventsProps>(() =>
  import('./desk-events.tsx').then((screen) => screen.DeskEvents),
);
