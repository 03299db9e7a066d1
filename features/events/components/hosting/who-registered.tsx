'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { registrationFile } from '../../client/calls.ts';
import { hostedEventOptions, registrationsOptions } from '../../client/hosted.ts';
import type { HostedEvent, ListedRegistration, ListedWaiting } from '../../contract.ts';
import { REGISTRATIONS_PAGE } from '../../rules/hosting-limits.ts';
import type { EventBudgetProps } from '../budget/event-budget.tsx';
import type { HostGalleryProps } from '../gallery/host-gallery.tsx';
import { HostMessages } from '../messages/host-messages.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { StateTag } from './hosted-events.tsx';
import styles from './hosting.module.css';

const HostGallery = onDemand<HostGalleryProps>(() =>
  import('../gallery/host-gallery.tsx').then((part) => part.HostGallery),
);

const EventBudget = onDemand<EventBudgetProps>(() =>
  import('../budget/event-budget.tsx').then((part) => part.EventBudget),
);

export type WhoRegisteredProps = { code: string; page: number };

/** An event for its host: its link, what can be done with it, and who is registered. */
export function WhoRegistered({ code, page }: WhoRegisteredProps) {
  const { data: event, error } = useQuery(hostedEventOptions(code));
  if (event) return <OfEvent event={event} page={page} />;
  if (!error) return <LoadingRows label="Loading the event" count={4} />;
  return (
    <ErrorState
      level={1}
      title="This event could not be opened"
      meaning={error.message}
      actions={
        <Button variant="ink" size="sm" href={eventRoutes.hosted()}>
          Your events
        </Button>
      }
    />
  );
}

function OfEvent({ event, page }: { event: HostedEvent; page: number }) {
  const [isCancelling, setCancelling] = useState(false);
  const { code, title, city, startsOn, endsOn, state, removal } = event;
  const address = eventRoutes.page(code);
  return (
    <div className={styles.screen}>
      <div>
        <h1 className="h1">{title}</h1>
        <p className="lead muted">
          {city.label} · {formatDateRange(startsOn, endsOn, '')}
        </p>
      </div>
      {state !== 'open' && (
        <p>
          <StateTag state={state} />
        </p>
      )}
      {removal && (
        <div>
          <p>We removed this event. The reason:</p>
          <p className={styles.text}>{removal}</p>
        </div>
      )}
      {state === 'open' && (
        <>
          <p className={styles.link}>
            Send this link to whoever you invite; the event is in no list.{' '}
            <a href={address}>{`${typeof location === 'undefined' ? '' : location.origin}${address}`}</a>
            <ShareLink href={address} title={title} />
          </p>
          <div className={styles.buttons}>
            <Button variant="ink" href={eventRoutes.form(code)}>
              Change the event
            </Button>
            <Button variant="out" onClick={() => setCancelling(true)}>
              Cancel the event
            </Button>
          </div>
        </>
      )}
      <Registrations event={event} page={page} />
      <EventBudget code={code} by="host" />
      <HostMessages code={code} />
      <HostGallery code={code} />
      {isCancelling && <CancelDialog event={event} onClose={() => setCancelling(false)} />}
    </div>
  );
}

const COLUMNS: readonly DataColumn<ListedRegistration>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name },
  { key: 'people', title: 'People', cell: ({ people }) => people, figures: true },
  { key: 'days', title: 'Days', cell: ({ days }) => andList(days.map((day) => formatDate(day, ''))) },
  { key: 'registered', title: 'Registered', cell: ({ registeredAt }) => readerTime(registeredAt) },
];

const WAITING_COLUMNS: readonly DataColumn<ListedWaiting>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name },
  { key: 'people', title: 'People', cell: ({ people }) => people, figures: true },
  { key: 'days', title: 'Days', cell: ({ days }) => andList(days.map((day) => formatDate(day, ''))) },
  { key: 'joined', title: 'Waiting since', cell: ({ joinedAt }) => readerTime(joinedAt) },
  {
    key: 'offered',
    title: 'Place offered until',
    cell: ({ offeredUntil }) => (offeredUntil ? readerTime(offeredUntil) : '–'),
  },
];

function Registrations({ event, page }: { event: HostedEvent; page: number }) {
  const { code, people, places } = event;
  const { data, error } = useQuery(registrationsOptions(code, page));
  const download = () =>
    void downloadFile(registrationFile.path, { code }, 'registrations.csv').catch((failure: unknown) =>
      toast.error(apiFailure(failure).message),
    );
  return (
    <section className="stack" aria-labelledby="registered">
      <h2 id="registered" className="h2">
        Who is registered
      </h2>
      <p className="muted">
        {people
          ? `${counted(people, 'person', 'people')}, with ${counted(places, 'place')} on each day.`
          : 'Nobody is registered yet.'}{' '}
        You see names, numbers of people and days. Use them for this event only.
      </p>
      <FieldError>{error?.message}</FieldError>
      {!data && !error && <LoadingRows label="Loading who is registered" count={3} />}
      {data && data.count > 0 && (
        <>
          <DataTable
            caption="Who is registered"
            columns={COLUMNS}
            items={data.registrations}
            keyOf={({ name, registeredAt }) => `${registeredAt} ${name}`}
          />
          <Pager
            page={page}
            pages={Math.ceil(data.count / REGISTRATIONS_PAGE)}
            hrefOf={(to) => eventRoutes.registered({ event: code, page: to })}
          />
        </>
      )}
      {data && data.waiting.length > 0 && (
        <>
          <h3 className="h3">Waiting list</h3>
          <p className="muted">
            {counted(data.waiting.length, 'party waits', 'parties wait')} for a place. Places that come free are offered
            by email in this order, for 24 hours each. If you raise the number of places, the new ones are offered at
            once.
          </p>
          <DataTable
            caption="Waiting list"
            columns={WAITING_COLUMNS}
            items={data.waiting}
            keyOf={({ name, joinedAt }) => `${joinedAt} ${name}`}
          />
        </>
      )}
      {data && data.count + data.waiting.length > 0 && (
        <div>
          <Button variant="out" size="sm" onClick={download}>
            Download the list as CSV
          </Button>
        </div>
      )}
    </section>
  );
}
