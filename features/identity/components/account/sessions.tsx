'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { toast } from '#components/ui/toast.ts';
import { messageText } from '#lib/shared/messages.ts';
import { locale, t } from '#lib/shared/texts.ts';
import { useEndSessions, useSessions } from '../../client/use-sessions.ts';
import type { ActiveSession } from '../../contract.ts';
import styles from './account.module.css';

/** Times on the reader's clock. */
const when = (instant: string): string =>
  new Intl.DateTimeFormat(`${locale()}-u-nu-latn`, {
    day: 'numeric',
    month: locale() === 'en-IN' ? 'short' : 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(instant));

/** The person's sessions, with buttons to end one, or all but this one. */
export function Sessions() {
  const sessions = useSessions();
  const end = useEndSessions();
  const others = sessions.data?.filter(({ thisOne }) => !thisOne).length ?? 0;
  const endThem = (which: Parameters<typeof end.mutate>[0], said: string) =>
    end.mutate(which, { onSuccess: () => toast.success(said), onError: ({ message }) => toast.error(message) });
  return (
    <section className={classNames('card', styles.part, styles.wide)}>
      <div className="row apart folds">
        <h2 className="h3">{t('Where you are signed in')}</h2>
        {others > 0 && (
          <Button
            size="sm"
            busy={end.isPending}
            busyLabel={t('Signing out…')}
            onClick={() => endThem('everywhere', t('You are signed out everywhere but here.'))}
          >
            {t('Sign out everywhere else')}
          </Button>
        )}
      </div>
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <ErrorState
          title={t('The list could not be loaded')}
          meaning={sessions.error.message}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <ul>
          {sessions.data.map((session) => (
            <Row
              key={session._id}
              session={session}
              busy={end.isPending}
              onEnd={() =>
                endThem(
                  { sessionId: session._id },
                  t('{device} is signed out.', { device: messageText(session.device) }),
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Placeholder with the height of one session. */
const Loading = () => (
  <div className={styles.session} role="status">
    <span className="visually-hidden">{t('Loading your sessions')}</span>
    <div className={styles.loading} aria-hidden="true">
      <p className={styles.device}>
        <Skeleton width={180} height={14} />
      </p>
      <p className={classNames('small', styles.line)}>
        <Skeleton width={300} />
      </p>
    </div>
  </div>
);

function Row({
  session: { device, country, signedInAt, lastUsedAt, thisOne },
  busy,
  onEnd,
}: {
  session: ActiveSession;
  busy: boolean;
  onEnd: () => void;
}) {
  return (
    <li className={styles.session}>
      <div>
        <p className={classNames('strong', styles.device)}>
          {messageText(device)} {thisOne && <Tag tone="good">{t('This one')}</Tag>}
        </p>
        <p className="small muted">
          {country && `${t(country)} · `}
          {t('signed in {start}, last used {end}', { start: when(signedInAt), end: when(lastUsedAt) })}
        </p>
      </div>
      {!thisOne && (
        <Button
          size="sm"
          variant="txt"
          busy={busy}
          busyLabel={t('Sign out')}
          aria-label={t('Sign out {device}', { device: messageText(device) })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}
