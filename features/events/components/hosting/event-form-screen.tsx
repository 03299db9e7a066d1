'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { hostedEventOptions } from '../../client/hosted.ts';
import type { EventFormProps } from './event-form.tsx';
import styles from './hosting.module.css';

const Loading = () => <LoadingRows label={t('Loading the form')} count={4} />;
const EventForm = onDemand<EventFormProps>(() => import('./event-form.tsx').then((part) => part.EventForm), {
  Meanwhile: Loading,
});

/** The form of an event: a new one, or the one with this code. */
export function EventFormScreen({ code }: { code: string }) {
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t(code ? 'Change the event' : 'Host an event')}</h1>
      {code ? <Change code={code} /> : <EventForm event={null} />}
    </div>
  );
}

function Change({ code }: { code: string }) {
  const { data, error } = useQuery({ ...hostedEventOptions(code), refetchOnWindowFocus: false });
  if (data?.state === 'open') return <EventForm event={data} />;
  if (!data && !error) return <Loading />;
  return (
    <ErrorState
      title={t('This event cannot be changed')}
      meaning={error?.message ?? t('It is over, cancelled or removed.')}
      actions={
        <Button variant="ink" size="sm" href={eventRoutes.hosted()}>
          {t('Your events')}
        </Button>
      }
    />
  );
}
