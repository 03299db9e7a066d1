'use client';

import { useLayoutEffect, type ReactNode } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/client/session.ts';
import { PAGE_EXPECTS_EMPLOYEE } from '#features/session/client/session-traces.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import styles from './company-gate.module.css';

/**
 * The corporate landing page (2.5): an introduction for visitors, the work home for signed-in users. Where the document
 * is marked as an employee's (`ExpectsEmployee`), the introduction stays hidden until the tab has looked.
 */
export function CompanyGate({ visitor, children }: { visitor: ReactNode; children: ReactNode }) {
  const isChecking = useSession(({ status }) => status === 'checking');
  const inCompany = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  useLayoutEffect(() => {
    if (!isChecking) delete document.documentElement.dataset[PAGE_EXPECTS_EMPLOYEE];
  }, [isChecking]);
  if (inCompany) return children;
  return (
    <>
      <div className={styles.visitor}>{visitor}</div>
      {isChecking && (
        <div className={styles.expected}>
          <LoadingCards label="Opening your home" count={2} />
        </div>
      )}
    </>
  );
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
