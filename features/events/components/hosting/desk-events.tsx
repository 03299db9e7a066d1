'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TabbedList } from '#components/ui/tabbed-list.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { decideEvent, hideAtDesk } from '../../client/calls.ts';
import { DESK_EVENTS, deskEventsOptions, type DeskEventsShown } from '../../client/hosted.ts';
import type { DeskEvent } from '../../contract.ts';
import { DESK_EVENTS_PAGE, EVENT_REPORT_LABELS } from '../../rules/hosting-limits.ts';
import { StateTag } from './hosted-events.tsx';
import styles from './hosting.module.css';

const PARTS: readonly { show: DeskEventsShown; label: string; empty: string }[] = [
  { show: 'reported', label: 'Reported', empty: 'No event is reported.' },
  { show: 'newest', label: 'Newest', empty: 'Events that travellers host will appear here.' },
];

export type DeskEventsProps = { show: DeskEventsShown; page: number };

/** Travellers' events at the desk: those that were reported, and the newest. */
export function DeskEvents({ show, page }: DeskEventsProps) {
  const { data, error } = useQuery(deskEventsOptions(show, page));
  return (
    <div className={styles.screen}>
      <h1 className="h1">Events of travellers</h1>
      <TabbedList
        label="Events"
        parts={PARTS}
        show={show}
        page={page}
        pageSize={DESK_EVENTS_PAGE}
        count={data?.count}
        error={error}
        loading={{ label: 'Loading the events', rows: 4 }}
        hrefOf={eventRoutes.desk}
      >
        {data && data.count > 0 && (
          <ul className={styles.list} aria-label="Events">
            {data.events.map((event) => (
              <OneEvent key={`${event.code} ${event.version}`} event={event} />
            ))}
          </ul>
        )}
      </TabbedList>
    </div>
  );
}

function OneEvent({ event }: { event: DeskEvent }) {
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
      <ReportedMessages event={event} />
      <DecideForm event={event} />
    </li>
  );
}

function ReportedMessages({ event: { messages } }: { event: DeskEvent }) {
  const hiding = useSend(hideAtDesk, { reads: DESK_EVENTS });
  if (!messages.length) return null;
  return (
    <div className={styles.form}>
      <h3 className="h4">Reported messages</h3>
      <FormFailure message={hiding.message ?? undefined} />
      <ul className={styles.lines}>
        {messages.map(({ messageId, name, text, reports }) => (
          <li key={messageId} className={styles.line}>
            <p className={styles.about}>
              {name} · {counted(reports, 'report')}
            </p>
            <p className={styles.text}>{text}</p>
            <div>
              <Button variant="out" size="sm" onClick={() => hiding.send({ messageId })}>
                Hide the message
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DecideForm({ event: { code, version, reports, messages } }: { event: DeskEvent }) {
  const [reason, setReason] = useState('');
  const sending = useSend(decideEvent, { reads: DESK_EVENTS });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        sending.send({ code, version, decision: 'remove', reason });
      }}
    >
      <TextareaField
        label="Reason, where it is removed"
        hint="Its host reads it, as it stands here."
        rows={2}
        value={reason}
        onChange={(changed) => setReason(changed.target.value)}
        error={sending.fields.reason}
      />
      <FormFailure message={sending.message ?? undefined} />
      <div className={styles.buttons}>
        {reports.length + messages.length > 0 && (
          <Button
            variant="ink"
            busy={sending.busy}
            busyLabel="Sending…"
            onClick={() => sending.send({ code, version, decision: 'keep' })}
          >
            Keep the event
          </Button>
        )}
        <Button type="submit" variant="out">
          Remove the event
        </Button>
      </div>
    </form>
  );
}
