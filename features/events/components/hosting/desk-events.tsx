'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TabbedList } from '#components/ui/tabbed-list.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { decideEvent } from '../../client/calls.ts';
import { DESK_EVENTS, type DeskEventsShown, useDeskEvents, useOperatedEvents } from '../../client/hosted.ts';
import type { DeskEvent } from '../../contract.ts';
import { DESK_EVENTS_PAGE } from '../../rules/hosting-limits.ts';
import { EVENT_REPORT_LABELS } from '../../rules/report-labels.ts';
import { OPERATED_SHOWN } from '../../rules/message-limits.ts';
import { OperatedEvents } from '../messages/operated-events.tsx';
import { ReportedPhotographs } from '../gallery/reported-photographs.tsx';
import { ReportedMessages } from '../messages/reported-messages.tsx';
import { StateTag } from './hosted-events.tsx';
import styles from './hosting.module.css';

type Shown = DeskEventsShown | 'ours';

const PARTS: readonly { show: Shown; label: string; empty: string }[] = [
  { show: 'reported', label: 'Reported', empty: 'No event is reported.' },
  { show: 'newest', label: 'Of travellers', empty: 'Events that travellers host will appear here.' },
  { show: 'ours', label: 'Ours', empty: 'There is no event of ours.' },
];

export type DeskEventsProps = { show: Shown; page: number };

const LOADING = { label: 'Loading the events', rows: 4 };

/** Events at the desk: travellers' that were reported, travellers' newest, and the operator's. */
export function DeskEvents({ show, page }: DeskEventsProps) {
  return (
    <div className={styles.screen}>
      <h1 className="h1">Events</h1>
      {show === 'ours' ? <OurEvents /> : <TravellersEvents show={show} page={page} />}
    </div>
  );
}

function OurEvents() {
  const { data, error } = useOperatedEvents();
  return (
    <TabbedList
      label="Events"
      parts={PARTS}
      show="ours"
      page={1}
      pageSize={OPERATED_SHOWN}
      count={data?.events.length}
      error={error}
      loading={LOADING}
      hrefOf={eventRoutes.desk}
    >
      {data && data.events.length > 0 && <OperatedEvents events={data.events} />}
    </TabbedList>
  );
}

function TravellersEvents({ show, page }: { show: DeskEventsShown; page: number }) {
  const { data, error } = useDeskEvents(show, page);
  return (
    <TabbedList<Shown>
      label="Events"
      parts={PARTS}
      show={show}
      page={page}
      pageSize={DESK_EVENTS_PAGE}
      count={data?.count}
      error={error}
      loading={LOADING}
      hrefOf={eventRoutes.desk}
    >
      {data && data.count > 0 && (
        <ul className={styles.list} aria-label="Events">
          {data.events.map((event) => (
            <OneEvent key={`${event.code} ${event.version}`} event={event} canKeep={show === 'reported'} />
          ))}
        </ul>
      )}
    </TabbedList>
  );
}

function OneEvent({ event, canKeep }: { event: DeskEvent; canKeep: boolean }) {
  const { code, title, headline, about, city, venueName, venueAddress, startsOn, endsOn, programme, reports } = event;
  return (
    <li className={styles.event}>
      <h2 className="h4">
        <a href={eventRoutes.page(code)}>{title}</a>
      </h2>
      <p className={styles.about}>
        By {event.hostName}, made {readerTime(event.createdAt)} · {counted(event.people, 'person', 'people')} registered
      </p>
      <StateTag state={event.state} />
      {reports.map(({ reason, count }) => (
        <p key={reason} className={styles.about}>
          {counted(count, 'report')}: {EVENT_REPORT_LABELS[reason]}
        </p>
      ))}
      <p>{headline}</p>
      <p className={styles.text}>{about}</p>
      <p className={styles.about}>
        {venueName}, {venueAddress}, {city.label} · {formatDateRange(startsOn, endsOn, '')}
      </p>
      {programme.length > 0 && (
        <ul className={styles.about}>
          {programme.map(({ day, at, what, where }) => (
            <li key={`${day} ${at} ${what}`}>
              {formatDate(day, '')}, {at}: {what}
              {where && `, ${where}`}
            </li>
          ))}
        </ul>
      )}
      <ReportedPhotographs photographs={event.photographs} headingClass="h4" reads={DESK_EVENTS} canKeep={false} />
      <ReportedMessages messages={event.messages} headingClass="h4" reads={DESK_EVENTS} canKeep={false} />
      <DecideForm event={event} canKeep={canKeep || reports.length > 0} />
    </li>
  );
}

function DecideForm({ event: { code, version }, canKeep }: { event: DeskEvent; canKeep: boolean }) {
  const form = useForm(() => ({ reason: '' }));
  const removing = useSend(decideEvent, { reads: DESK_EVENTS });
  const keeping = useSend(decideEvent, { reads: DESK_EVENTS });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ reason }) => removing.sendOrThrow({ code, version, decision: 'remove', reason }))}
    >
      <TextareaField
        label="Reason, where it is removed"
        hint="Its host reads it exactly as written here."
        rows={2}
        {...form.field('reason')}
      />
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        {canKeep && (
          <Button
            variant="ink"
            busy={keeping.busy}
            busyLabel="Sending…"
            onClick={form.submit(() => keeping.sendOrThrow({ code, version, decision: 'keep' }))}
          >
            Keep the event
          </Button>
        )}
        <Button type="submit" variant="out" busy={removing.busy} busyLabel="Sending…">
          Remove the event
        </Button>
      </div>
    </form>
  );
}
