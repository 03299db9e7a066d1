'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskShown } from '../../client/queries.ts';

/** The desk's transport requests come once someone has signed in: the sign-in needs none of them. */
export const DeskTransportListScreen = onDemand<{ show: DeskShown; page: number }>(() =>
  import('./desk-list.tsx').then((screen) => screen.DeskTransportList),
);

export const DeskTransportRequestScreen = onDemand<{ companyId: string; bookingId: string }>(() =>
  import('./desk-request.tsx').then((screen) => screen.DeskTransportRequest),
);
