'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskEnquiriesProps } from './desk-enquiries.tsx';

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskEnquiriesScreen = onDemand<DeskEnquiriesProps>(() =>
  import('./desk-enquiries.tsx').then((screen) => screen.DeskEnquiries),
);
