'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { toast } from '#components/ui/toast.ts';
import { useEndSessions, useSessions } from '../../client/use-sessions.ts';
import type { ActiveSession } from '../../contract.ts';
import styles from './account.module.css';

const when = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

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
        <h2 className="h3">Where you are signed in</h2>
        {others > 0 && (
          <Button
            size="sm"
            busy={end.isPending}
            busyLabel="Signing out…"
            onClick={() => endThem('everywhere', 'You are signed out everywhere but here.')}
          >
            Sign out everywhere else
          </Button>
        )}
      </div>
      {sessions.isPending && <Loading />}
      {sessions.isError && (
        <ErrorState
          title="The list could not be loaded"
          meaning={sessions.error.message}
          actions={<Button onClick={() => void sessions.refetch()}>Try again</Button>}
        />
      )}
      {sessions.data && (
        <ul>
          {sessions.data.map((session) => (
            <Row
              key={session._id}
              session={session}
              busy={end.isPending}
              onEnd={() => endThem({ sessionId: session._id }, `${session.device} is signed out.`)}
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
    <span className="visually-hidden">Loading your sessions</span>
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
          {device} {thisOne && <Tag tone="good">This one</Tag>}
        </p>
        <p className="small muted">
          {country && `${country} · `}signed in {when.format(new Date(signedInAt))}, last used{' '}
          {when.format(new Date(lastUsedAt))}
        </p>
      </div>
      {!thisOne && (
        <Button
          size="sm"
          variant="txt"
          busy={busy}
          busyLabel="Sign out"
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
