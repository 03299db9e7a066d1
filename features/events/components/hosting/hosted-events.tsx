'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { hostedEventsOptions } from '../../client/hosted.ts';
import type { ListedEvent } from '../../contract.ts';
import { languageOf } from '../language-of.ts';
import styles from './hosting.module.css';

/** The events that the person hosts. */
export function HostedEvents() {
  const { data, error, refetch } = useQuery(hostedEventsOptions);
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Events you host')}</h1>
      <p className="muted">
        {t(
          'A wedding, a class reunion, a walk: make a page for it, send its link to whoever you invite, and see who comes.',
        )}
      </p>
      <div>
        <Button variant="go" href={eventRoutes.form()}>
          {t('Host an event')}
        </Button>
      </div>
      {data ? (
        data.events.length > 0 && (
          <Rows label={t('Events you host')}>
            {data.events.map((event) => (
              <HostedRow key={event.code} event={event} />
            ))}
          </Rows>
        )
      ) : error ? (
        <ErrorState
          title={t('Your events could not be loaded')}
          meaning={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRows label={t('Loading your events')} count={3} />
      )}
    </div>
  );
}

function HostedRow({ event: { code, title, city, startsOn, endsOn, state, people } }: { event: ListedEvent }) {
  return (
    <Row
      title={<span lang={languageOf(title)}>{title}</span>}
      detail={`${placeText(city.label)} · ${formatDateRange(startsOn, endsOn, '')}`}
      facts={
        people
          ? t('{people} registered', { people: counted(people, 'person', 'people') })
          : t('Nobody is registered yet')
      }
      end={<StateTag state={state} />}
      href={eventRoutes.registered({ event: code })}
    />
  );
}

/** Where an event stands; nothing for one that is open. */
export function StateTag({ state }: Pick<ListedEvent, 'state'>) {
  if (state === 'cancelled') return <Tag tone="warn">{t('Cancelled')}</Tag>;
  if (state === 'removed') return <Tag tone="bad">{t('Removed')}</Tag>;
  return state === 'over' ? <Tag>{t('Over')}</Tag> : null;
}
