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
import { withTexts } from '#lib/client/with-texts.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { t } from '#lib/shared/texts.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { registrationFile } from '../../client/calls.ts';
import { hostedEventOptions, registrationsOptions } from '../../client/hosted.ts';
import type { HostedEvent, ListedRegistration, ListedWaiting } from '../../contract.ts';
import { REGISTRATIONS_PAGE } from '../../rules/hosting-limits.ts';
import type { EventBudgetProps } from '../budget/event-budget.tsx';
import type { HostGalleryProps } from '../gallery/host-gallery.tsx';
import { languageOf } from '../language-of.ts';
import { HostMessages } from '../messages/host-messages.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { StateTag } from './hosted-events.tsx';
import styles from './hosting.module.css';

const HostGallery = onDemand<HostGalleryProps>(() =>
  import('../gallery/host-gallery.tsx').then((part) => part.HostGallery),
);

const EventBudget = onDemand<EventBudgetProps>(() =>
  withTexts(['event-budget'], import('../budget/event-budget.tsx')).then((part) => part.EventBudget),
);

export type WhoRegisteredProps = { code: string; page: number };

/** An event for its host: its link, what can be done with it, and who is registered. */
export function WhoRegistered({ code, page }: WhoRegisteredProps) {
  const { data: event, error } = useQuery(hostedEventOptions(code));
  if (event) return <OfEvent event={event} page={page} />;
  if (!error) return <LoadingRows label={t('Loading the event')} count={4} />;
  return (
    <ErrorState
      level={1}
      title={t('This event could not be opened')}
      meaning={error.message}
      actions={
        <Button variant="ink" size="sm" href={eventRoutes.hosted()}>
          {t('Your events')}
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
        <h1 className="h1" lang={languageOf(title)}>
          {title}
        </h1>
        <p className="lead muted">
          {placeText(city.label)} · {formatDateRange(startsOn, endsOn, '')}
        </p>
      </div>
      {state !== 'open' && (
        <p>
          <StateTag state={state} />
        </p>
      )}
      {removal && (
        <div>
          <p>{t('We removed this event. The reason:')}</p>
          <p className={styles.text} lang={languageOf(removal)}>
            {removal}
          </p>
        </div>
      )}
      {state === 'open' && (
        <>
          <p className={styles.link}>
            {t('Send this link to whoever you invite; the event is in no list.')}{' '}
            <a href={address}>{`${typeof location === 'undefined' ? '' : location.origin}${address}`}</a>
            <ShareLink href={address} title={title} />
          </p>
          <div className={styles.buttons}>
            <Button variant="ink" href={eventRoutes.form(code)}>
              {t('Change the event')}
            </Button>
            <Button variant="out" onClick={() => setCancelling(true)}>
              {t('Cancel the event')}
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

const daysText = (days: readonly string[]): string => andList(days.map((day) => formatDate(day, '')));

const columns = (): readonly DataColumn<ListedRegistration>[] => [
  { key: 'name', title: t('Name'), cell: ({ name }) => <span lang={languageOf(name)}>{name}</span> },
  { key: 'people', title: t('People'), cell: ({ people }) => people, figures: true },
  { key: 'days', title: t('Comes on'), cell: ({ days }) => daysText(days) },
  { key: 'registered', title: t('Registered'), cell: ({ registeredAt }) => readerTime(registeredAt) },
];

const waitingColumns = (): readonly DataColumn<ListedWaiting>[] => [
  { key: 'name', title: t('Name'), cell: ({ name }) => <span lang={languageOf(name)}>{name}</span> },
  { key: 'people', title: t('People'), cell: ({ people }) => people, figures: true },
  { key: 'days', title: t('Comes on'), cell: ({ days }) => daysText(days) },
  { key: 'joined', title: t('Waiting since'), cell: ({ joinedAt }) => readerTime(joinedAt) },
  {
    key: 'offered',
    title: t('Place offered until'),
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
        {t('Who is registered')}
      </h2>
      <p className="muted">
        {people
          ? t('{people}, with {places} on each day.', {
              people: counted(people, 'person', 'people'),
              places: counted(places, 'place'),
            })
          : t('Nobody is registered yet.')}{' '}
        {t('You see names, numbers of people and days. Use them for this event only.')}
      </p>
      <FieldError>{error?.message}</FieldError>
      {!data && !error && <LoadingRows label={t('Loading who is registered')} count={3} />}
      {data && data.count > 0 && (
        <>
          <DataTable
            caption={t('Who is registered')}
            columns={columns()}
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
          <h3 className="h3">{t('Waiting list')}</h3>
          <p className="muted">
            {t(
              '{parties} for a place. Places that come free are offered by email in this order, for 24 hours each. If you raise the number of places, the new ones are offered at once.',
              { parties: counted(data.waiting.length, 'party waits', 'parties wait') },
            )}
          </p>
          <DataTable
            caption={t('Waiting list')}
            columns={waitingColumns()}
            items={data.waiting}
            keyOf={({ name, joinedAt }) => `${joinedAt} ${name}`}
          />
        </>
      )}
      {data && data.count + data.waiting.length > 0 && (
        <div>
          <Button variant="out" size="sm" onClick={download}>
            {t('Download the list as CSV')}
          </Button>
        </div>
      )}
    </section>
  );
}
