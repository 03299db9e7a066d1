'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/client/session.ts';
import { lookAtPush, turnOnPush, usePush } from '../client/push-store.ts';
import { showPushMessages } from './show-push-messages.ts';
import { PushProblemText } from './push-problem.tsx';
import styles from './push.module.css';

/**
 * Offers to tell the person of an answer that they wait for: `label` is the button, `told` the text that replaces it once it is
 * on. Nothing where push messages are not possible for them.
 */
export function PushOffer({ label, told }: { label: string; told: string }) {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  const { status, problem, busy, failed } = usePush();
  useEffect(() => {
    // without an answer nothing is offered; emails arrive either way
    if (userId !== null) void lookAtPush().catch(() => undefined);
  }, [userId]);
  if (status !== 'on' && status !== 'off') return null;
  if (status === 'on')
    return (
      <p className="small muted" role="status">
        {told}
      </p>
    );
  return (
    <div className={styles.offer}>
      {(problem === null || problem === 'token') && (
        <p>
          <Button
            size="sm"
            busy={busy}
            busyLabel="Turning on…"
            onClick={() => void turnOnPush().then(showPushMessages)}
          >
            {label}
          </Button>
        </p>
      )}
      {problem && <PushProblemText problem={problem} />}
      {failed && (
        <p className="small" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
