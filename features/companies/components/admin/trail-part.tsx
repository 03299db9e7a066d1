'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { auditTrailFile } from '../../client/calls.ts';
import { trailOptions } from '../../client/company-queries.ts';
import { AUDIT_WORDS } from '../../rules/audit-words.ts';
import styles from './admin.module.css';
import { PartFailure } from './part-failure.tsx';

const ZONE = 'Asia/Kolkata';

/** Who changed what in the company, when, before and after. */
export function TrailPart() {
  const [filter, setFilter] = useState({ kind: '', since: '', until: '' });
  const [after, setAfter] = useState<readonly string[]>([]);
  const query = Object.fromEntries(
    Object.entries({ ...filter, before: after.at(-1) ?? '' }).filter(([, value]) => value),
  );
  const { data, error, refetch } = useQuery(trailOptions(query));
  const choose = (part: Partial<typeof filter>) => {
    setFilter({ ...filter, ...part });
    setAfter([]);
  };
  const save = () =>
    void downloadFile(
      auditTrailFile.path,
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      'changes.csv',
    ).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  const today = dateInZone(new Date(), ZONE);
  const last = data?.entries.at(-1)?._id;
  return (
    <section className={styles.part} aria-label="Changes">
      <div className={styles.tools}>
        <Field label="Kind of change">
          {(control) => (
            <Select
              {...control}
              value={filter.kind}
              onChange={(event) => choose({ kind: event.target.value })}
              options={[
                { value: '', label: 'All kinds' },
                ...Object.entries(AUDIT_WORDS).map(([value, label]) => ({ value, label: capital(label) })),
              ]}
            />
          )}
        </Field>
        <TextField
          label="From"
          type="date"
          max={today}
          value={filter.since}
          onChange={(event) => choose({ since: event.target.value })}
        />
        <TextField
          label="Until"
          type="date"
          max={today}
          value={filter.until}
          onChange={(event) => choose({ until: event.target.value })}
        />
        <Button icon="download" onClick={save}>
          Save as CSV
        </Button>
      </div>
      {error && !data && <PartFailure what="The changes" error={error} again={() => void refetch()} />}
      {!data && !error && <LoadingRows label="Loading the changes" />}
      {data?.entries.length === 0 && (
        <EmptyState level={2} title={Object.keys(query).length ? 'No change fits this' : 'Nothing was changed yet'}>
          Every change to the company is recorded here.
        </EmptyState>
      )}
      {data && data.entries.length > 0 && (
        <Rows label="Changes, newest first">
          {data.entries.map(({ _id, at, by, action, kind, subject, changes }) => (
            <Row
              key={_id}
              title={`${by.name} ${action} ${AUDIT_WORDS[kind as keyof typeof AUDIT_WORDS] ?? kind} ${subject}`}
              detail={formatInstant(at, ZONE, today)}
              facts={changes.slice(0, 4).map(({ field, before, after: now }) => (
                <span key={field} className="small" style={{ display: 'block' }}>
                  {field}: {before} → {now}
                </span>
              ))}
              end={changes.length > 4 && <span className="small muted">and {changes.length - 4} more in the CSV</span>}
            />
          ))}
        </Rows>
      )}
      <nav className={styles.pages} aria-label="Pages">
        {after.length > 0 && (
          <Button size="sm" onClick={() => setAfter(after.slice(0, -1))}>
            Newer changes
          </Button>
        )}
        {data?.more && last && (
          <Button size="sm" onClick={() => setAfter([...after, last])}>
            Older changes
          </Button>
        )}
      </nav>
    </section>
  );
}
