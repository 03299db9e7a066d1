'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { hostedEventsOptions } from '../../client/hosted.ts';
import type { ListedEvent } from '../../contract.ts';
import styles from './hosting.module.css';

/** The events that the person hosts. */
export function HostedEvents() {
  const { data, error, refetch } = useQuery(hostedEventsOptions);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Events you host</h1>
      <p className="muted">
        A wedding, a class reunion, a walk: make a page for it, send its link to whoever you invite, and see who comes.
      </p>
      <div>
        <Button variant="go" href={eventRoutes.form()}>
          Host an event
        </Button>
      </div>
      {data ? (
        data.events.length > 0 && (
          <Rows label="Events you host">
            {data.events.map((event) => (
              <HostedRow key={event.code} event={event} />
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState title="Your events could not be loaded" meaning={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Loading your events" count={3} />
      )}
    </div>
  );
}

function HostedRow({ event: { code, title, city, startsOn, endsOn, state, people } }: { event: ListedEvent }) {
  return (
    <Row
      title={title}
      detail={`${city.label} · ${formatDateRange(startsOn, endsOn, '')}`}
      facts={people ? `${counted(people, 'person', 'people')} registered` : 'Nobody is registered yet'}
      end={<StateTag state={state} />}
      href={eventRoutes.registered({ event: code })}
    />
  );
}

/** Where an event stands; nothing for one that is open. */
export function StateTag({ state }: Pick<ListedEvent, 'state'>) {
  if (state === 'cancelled') return <Tag tone="warn">Cancelled</Tag>;
  if (state === 'removed') return <Tag tone="bad">Removed</Tag>;
  return state === 'over' ? <Tag>Over</Tag> : null;
}
