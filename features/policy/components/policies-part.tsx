'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';

const Meanwhile = () => <LoadingRows label="Opening the travel policies" />;
const PolicyList = onDemand<object>(() => import('./policy-list.tsx').then((part) => part.PolicyList), { Meanwhile });
const PolicyScreen = onDemand<{ policyId: string }>(() => import('./policy-screen.tsx').then((part) => part.PolicyScreen), { Meanwhile });

/** Travel policies of the Company module: the list, or one of them. */
export const PoliciesPart = ({ policyId }: { policyId: string | null }) => (policyId === null ? <PolicyList /> : <PolicyScreen key={policyId} policyId={policyId} />);
