'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';

/** The corporate landing page (2.5): an introduction for visitors, the work home for signed-in users. */
export function CompanyGate({ visitor, children }: { visitor: ReactNode; children: ReactNode }) {
  const inCompany = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return inCompany ? children : visitor;
}

/** Links to the two sign-in pages (2.9). */
export function CompanyEntrances() {
  return (
    <div className="row folds">
      <Button variant="go" size="lg" onClick={() => void askToSignIn('sign-up', 'corporate')}>
        Register your company
      </Button>
      <Button size="lg" onClick={() => void askToSignIn('sign-in', 'corporate')}>
        Sign in for work
      </Button>
    </div>
  );
}
