'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';

const WorkUpdates = onDemand(() => import('./work-updates.tsx').then((part) => part.WorkUpdates));

/** The live updates of a tab (6.1), loaded with a signed-in employee. */
export function WorkUpdatesLater() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return atWork ? <WorkUpdates /> : null;
}
