'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { dateInZone, formatDateRange, addDays } from '#lib/shared/dates.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { addAbsence, removeAbsence } from '../../client/calls.ts';
import { findColleagues } from '../../client/colleagues.ts';
import { absencesOptions, REQUESTS } from '../../client/request-queries.ts';
import { useApprover } from '../../client/use-approver.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import styles from './requests.module.css';

/** Midnight at the company at the beginning of a day; India has no summer time. */
const startOf = (day: string): string => (day ? new Date(`${day}T00:00:00+05:30`).toISOString() : '');

/** The reader's absences and the stand-in for each. */
export function AwayPart() {
  const { data, error } = useQuery(absencesOptions());
  const approver = useApprover();
  const today = dateInZone(new Date(), COMPANY_ZONE);
  const [standIn, setStandIn] = useState<Found | null>(null);
  const [days, setDays] = useState({ from: today, last: today });
  const keep = useSend(addAbsence, { reads: REQUESTS, done: () => setStandIn(null) });
  const remove = useSend(removeAbsence, { reads: REQUESTS });
  const [find] = useState(() => findColleagues(approver?.companyId ?? ''));
  if (!data)
    return error ? (
      <p role="alert">
        <Fact tone="bad">{error.message}</Fact>
      </p>
    ) : (
      <LoadingRows label="Loading your absences" count={2} />
    );
  return (
    <section className={styles.away} aria-label="Out of office">
      {data.standsInFor.length > 0 && (
        <p>
          <Fact icon="user">You are standing in for {andList(data.standsInFor)}.</Fact>
        </p>
      )}
      {data.absences.length > 0 && (
        <Rows label="Your absences">
          {data.absences.map(({ absenceId, standIn: { name }, from, until }) => (
            <Row
              key={absenceId}
              title={`${name} stands in`}
              detail={formatDateRange(
                dateInZone(from, COMPANY_ZONE),
                addDays(dateInZone(until, COMPANY_ZONE), -1),
                today,
              )}
              end={
                <Button
                  variant="txt"
                  size="sm"
                  busy={remove.busy}
                  busyLabel="Removing…"
                  onClick={() => remove.send({ absenceId })}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      <p className="muted">
        While you are out of office, the person you name can decide your requests too. Their own requests go to others.
      </p>
      <SearchChoice
        label="Delegate"
        chosen={standIn}
        onChoose={setStandIn}
        find={find}
        placeholder="Type a name"
        error={keep.fields.standInId}
      />
      <div className={styles.days}>
        <TextField
          label="First day"
          type="date"
          min={today}
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
          error={keep.fields.from}
        />
        <TextField
          label="Last day"
          type="date"
          min={days.from}
          value={days.last}
          onChange={(event) => setDays({ ...days, last: event.target.value })}
          error={keep.fields.until}
        />
      </div>
      <div role="alert">
        <FieldError>{keep.message ?? undefined}</FieldError>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="ink"
          busy={keep.busy}
          busyLabel="Saving…"
          onClick={() =>
            keep.send({
              standInId: standIn?.id ?? '',
              from: startOf(days.from),
              until: startOf(days.last ? addDays(days.last, 1) : ''),
            })
          }
        >
          Save the absence
        </Button>
      </div>
    </section>
  );
}
