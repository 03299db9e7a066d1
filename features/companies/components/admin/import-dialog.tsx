'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Table } from '#components/ui/table.tsx';
import { toast } from '#components/ui/toast.ts';
import { saveFile } from '#lib/client/download-file.ts';
import { useSend } from '#lib/client/use-send.ts';
import { counted, withCommas } from '#lib/shared/word-lists.ts';
import { importEmployees } from '../../client/calls.ts';
import { COMPANY } from '../../client/company-queries.ts';
import type { ImportAnswer } from '../../organisation.ts';
import styles from './admin.module.css';

const MOST_BYTES = 3_000_000;
const SHOWN = 50;

/** Imports a CSV file of people: a dry run first, then everybody or nobody. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<string | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const [report, setReport] = useState<ImportAnswer | null>(null);
  const tried = useSend(importEmployees, { reads: [...COMPANY, 'none'], done: setReport });
  const applied = useSend(importEmployees, {
    reads: COMPANY,
    done: (answer) => {
      setReport(answer);
      if (!answer.added) return;
      toast.success(`${counted(answer.added, 'person is', 'people are')} added and invited.`);
      onClose();
    },
  });
  const take = async (chosen: File | undefined) => {
    setReport(null);
    setFile(null);
    if (!chosen) return;
    setTooLarge(chosen.size > MOST_BYTES);
    if (chosen.size > MOST_BYTES) return;
    const bytes = base64(new Uint8Array(await chosen.arrayBuffer()));
    setFile(bytes);
    tried.send({ file: bytes, apply: false });
  };
  const error = tooLarge
    ? 'The file is larger than 3 MB. One import takes at most 10,000 people: split it.'
    : (tried.message ?? applied.message ?? undefined);
  return (
    <Dialog open title="Import people from a file" size="lg" onClose={onClose}>
      <div className={styles.form}>
        <p className="muted">
          A CSV file with one person a line, at most 10,000. It is checked first: nobody is added while a line has an
          error. Everybody added is invited by email.
        </p>
        <div className={styles.actions}>
          <Button size="sm" icon="download" onClick={() => void giveTemplate()}>
            Save the template
          </Button>
        </div>
        <Field label="CSV file" error={error}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => void take(event.target.files?.[0])}
            />
          )}
        </Field>
        <div aria-live="polite">
          {tried.busy && <p className="muted">Reading the file…</p>}
          {report && <ImportReport report={report} />}
        </div>
        {report?.ok && file && (
          <div className={styles.actions}>
            <Button
              variant="go"
              busy={applied.busy}
              busyLabel="Adding…"
              onClick={() => applied.send({ file, apply: true })}
            >
              Add {counted(report.ready, 'person', 'people')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ImportReport({ report }: { report: ImportAnswer }) {
  const { ok, rows, ready, fileProblems, problems, problemCount, problemRows, ignoredColumns } = report;
  return (
    <div className={styles.form}>
      <div className={styles.said}>
        <p className="strong">
          {ok
            ? `${counted(ready, 'person', 'people')} can be added.`
            : `Nobody is added yet: ${problemRows ? `${withCommas(problemRows)} of ${counted(rows, 'line')} ${problemRows === 1 ? 'needs' : 'need'} fixing.` : 'the file itself needs fixing.'}`}
        </p>
        {fileProblems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {ignoredColumns.length > 0 && <p className="small muted">Not read: {ignoredColumns.join(', ')}.</p>}
      </div>
      {problems.length > 0 && (
        <Table
          caption={`What is wrong, line by line${problemCount > SHOWN ? `: the first ${SHOWN} of ${withCommas(problemCount)}` : ''}`}
          showCaption
          scrolls
        >
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">What to fix</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, SHOWN).map(({ line, column, text }) => (
              <tr key={`${line} ${column} ${text}`}>
                <td>{line}</td>
                <td className="nowrap">{column}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

async function giveTemplate(): Promise<void> {
  const { importTemplate } = await import('../../rules/import/import-file.ts');
  saveFile(new Blob([importTemplate()], { type: 'text/csv' }), 'people.csv');
}

/** In chunks: a function call has a limited number of arguments. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}
