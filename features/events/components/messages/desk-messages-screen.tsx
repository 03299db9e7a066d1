'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskMessagesProps } from './desk-messages.tsx';

/** The messages come once someone has signed in: the sign-in needs none of them. */
export const DeskMessagesScreen = onDemand<DeskMessagesProps>(() =>
  import('./desk-messages.tsx').then((screen) => screen.DeskMessages),
);
