'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { OutsideFlightProps } from './outside-flight.tsx';
import type { OutsidePolicyProps } from './outside-policy.tsx';

// What stands in place of a review out of policy. It brings review forms of its own, which is why these are apart from `company-parts.tsx`.
export const OutsidePolicy = onDemand<OutsidePolicyProps>(
  () => import('./outside-policy.tsx').then((part) => part.OutsidePolicy),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
export const OutsideFlight = onDemand<OutsideFlightProps>(
  () => import('./outside-flight.tsx').then((part) => part.OutsideFlight),
  { Meanwhile: () => <LoadingCards label="Checking your company’s policy" count={1} /> },
);
