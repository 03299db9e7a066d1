'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addDays, dateInZone, formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
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
  const today = dateInZone(new Date(), COMPANY_ZONE);
  const remove = useSend(removeAbsence, { reads: REQUESTS });
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
      <AbsenceForm today={today} />
    </section>
  );
}

type Absence = { standIn: Found | null; from: IsoDate; /** The last day away. */ last: IsoDate };

/** The fields as the server calls them: it takes the moment after the last day. */
const FIELDS: Partial<Record<string, keyof Absence>> = { standInId: 'standIn', until: 'last' };

/** Names a stand-in for some days. */
function AbsenceForm({ today }: { today: IsoDate }) {
  const approver = useApprover();
  const form = useForm<Absence>(
    () => ({ standIn: null, from: today, last: today }),
    (path) => FIELDS[path] ?? path,
  );
  const keep = useSend(addAbsence, { reads: REQUESTS, done: () => form.change({ standIn: null }) });
  const [find] = useState(() => findColleagues(approver?.companyId ?? ''));
  const send = ({ standIn, from, last }: Absence) =>
    keep.sendOrThrow({
      standInId: standIn?.id ?? '',
      from: startOf(from),
      until: startOf(last ? addDays(last, 1) : ''),
    });
  const { standIn, from } = form.values;
  return (
    <form className={styles.away} noValidate onSubmit={form.submit(send)}>
      <input type="hidden" name="standIn" value={standIn?.id ?? ''} />
      <SearchChoice
        label="Delegate"
        chosen={standIn}
        onChoose={(chosen) => form.change({ standIn: chosen })}
        find={find}
        placeholder="Type a name"
        error={form.errorOf('standIn')}
      />
      <div className={styles.days}>
        <TextField label="First day" type="date" min={today} {...form.field('from')} />
        <TextField label="Last day" type="date" min={from} {...form.field('last')} />
      </div>
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
          Save the absence
        </Button>
      </div>
    </form>
  );
}
