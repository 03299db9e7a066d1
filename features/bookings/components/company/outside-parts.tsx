'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { OutsideFlightProps } from './outside-flight.tsx';
import type { OutsidePolicyProps } from './outside-policy.tsx';

// Parts shown instead of a review when the offer is out of policy. Apart from `company-parts.tsx`, because they load
// review forms of their own.
export const OutsidePolicy = onDemand<OutsidePolicyProps>(
  () => import('./outside-policy.tsx').then((part) => part.OutsidePolicy),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
export const OutsideFlight = onDemand<OutsideFlightProps>(
  () => import('./outside-flight.tsx').then((part) => part.OutsideFlight),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
