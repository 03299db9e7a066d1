'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';

/** Approval configurations of the Configuration module. */
export const ConfigurationsPart = onDemand<object>(() => import('./configuration-list.tsx').then((part) => part.ConfigurationList), { Meanwhile: () => <LoadingRows label="Opening the approvals" /> });
