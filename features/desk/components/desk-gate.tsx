'use client';

import { type ReactNode, useEffect } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { UntilScript } from '#components/feedback/without-script.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { restoreStaff, useStaffSession } from '#features/session/client/staff-session.ts';
import { IsolatedQueryProvider } from '#lib/client/query-client.tsx';
import { confirmSignIn } from '../client/session.ts';

const DeskSignIn = onDemand<{ ended: boolean }>(() => import('./desk-sign-in.tsx').then((form) => form.DeskSignIn));

const NEEDS_SCRIPT = (
  <>
    <h1 className="h2">The desk needs JavaScript</h1>
    <p className="lead">Your sign-in is kept in this tab, which needs JavaScript.</p>
  </>
);

/** A page of the desk: its content for signed-in staff, with queries of their own; for everybody else the sign-in. */
export function DeskGate({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  useEffect(() => {
    void restoreStaff();
    const look = () => {
      if (document.visibilityState === 'visible') confirmSignIn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (session.status === 'checking')
    return (
      <UntilScript without={NEEDS_SCRIPT}>
        <LoadingCards label="Checking your sign-in" />
      </UntilScript>
    );
  if (session.status === 'out') return <DeskSignIn ended={session.ended} />;
  return <IsolatedQueryProvider key={session.staff._id}>{children}</IsolatedQueryProvider>;
}
