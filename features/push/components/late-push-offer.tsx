'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { PushOfferProps } from './push-offer.tsx';

/** `PushOffer` for pages that are whole without it: its script is loaded once it is shown. */
export const LatePushOffer = onDemand<PushOfferProps>(() => import('./push-offer.tsx').then((part) => part.PushOffer));
