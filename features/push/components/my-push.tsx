'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Tag } from '#components/ui/tag.tsx';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { lookAtPush, turnOffPush, turnOnPush, usePush } from '../client/push-store.ts';
import { showPushMessages } from './show-push-messages.ts';
import { PushProblemText } from './push-problem.tsx';
import { QuietHours } from './quiet-hours.tsx';
import styles from './push.module.css';

/** The account's switch for push messages in this browser. Nothing where this installation sends none. */
export function MyPush() {
  const userId = useSession(({ status, userID }) => (status === 'in' ? userID : null));
  const { status, problem, withdrawn, busy, failed } = usePush();
  useEffect(() => {
    // without an answer the switch is not offered; emails arrive either way
    if (userId !== null) void lookAtPush().catch(() => undefined);
  }, [userId]);
  if (userId === null || status === 'looking' || status === 'not offered') return null;
  const canTry = problem === null || problem === 'token' || problem === 'nobody';
  return (
    <section className={classNames('card', styles.card)}>
      <div className="row apart folds">
        <h2 className="h3">{t('Notifications on this device')}</h2>
        {status === 'on' && <Tag tone="good">{t('On')}</Tag>}
      </div>
      <p className="muted">
        {t(
          'Get a notification when a trip is approved, booked or changed, also while no page of ours is open. A notification names the trip and its dates.',
        )}
      </p>
      {status === 'skipped' ? (
        <p className="small muted">
          {t(
            'Your work details are incomplete. Notifications need your name, work email and mobile number; your company’s administrator can add them.',
          )}
        </p>
      ) : (
        canTry && (
          <p>
            {status === 'on' ? (
              <Button busy={busy} busyLabel={t('Turning off…')} onClick={() => void turnOffPush()}>
                {t('Turn off notifications')}
              </Button>
            ) : (
              <Button busy={busy} busyLabel={t('Turning on…')} onClick={() => void turnOnPush().then(showPushMessages)}>
                {t('Turn on notifications')}
              </Button>
            )}
          </p>
        )
      )}
      {withdrawn && !problem && (
        <p className="small muted" role="status">
          {t('Notifications were turned off in this browser’s settings, so this device gets none.')}
        </p>
      )}
      {status === 'on' && <QuietHours />}
      {problem && <PushProblemText problem={problem} />}
      {failed && (
        <p className="small" role="alert">
          {messageText(failed)}
        </p>
      )}
    </section>
  );
}
