'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { t } from '#lib/shared/texts.ts';
import { useSession } from '#features/session/client/session.ts';
import { messageText } from '#lib/shared/messages.ts';
import { lookAtPush, turnOnPush, usePush } from '../client/push-store.ts';
import { showPushMessages } from './show-push-messages.ts';
import { PushProblemText } from './push-problem.tsx';
import styles from './push.module.css';

export type PushOfferProps = {
  /** The button. */
  label: string;
  /** The text that replaces it once it is on. */
  told: string;
  /** On a page that people open often: nothing where it was on before, or is not possible, unless they press. */
  quiet?: boolean;
};

/** Offers to tell the person of something that they wait for. Nothing where push messages are not possible for them. */
export function PushOffer({ label, told, quiet }: PushOfferProps) {
  const [isPressed, setPressed] = useState(false);
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  const { status, problem, busy, failed } = usePush();
  useEffect(() => {
    // without an answer nothing is offered; emails arrive either way
    if (userId !== null) void lookAtPush().catch(() => undefined);
  }, [userId]);
  if (status !== 'on' && status !== 'off') return null;
  if (quiet && !isPressed && (status === 'on' || problem !== null)) return null;
  if (status === 'on')
    return (
      <p className={classNames('small muted', quiet && styles.aside)} role="status">
        {told}
      </p>
    );
  return (
    <div className={classNames(styles.offer, quiet && styles.aside)}>
      {(problem === null || problem === 'token') && (
        <p>
          <Button
            size="sm"
            variant={quiet ? 'out' : undefined}
            busy={busy}
            busyLabel={t('Turning on…')}
            onClick={() => {
              setPressed(true);
              void turnOnPush().then(showPushMessages);
            }}
          >
            {label}
          </Button>
        </p>
      )}
      {problem && <PushProblemText problem={problem} />}
      {failed && (
        <p className="small" role="alert">
          {messageText(failed)}
        </p>
      )}
    </div>
  );
}
