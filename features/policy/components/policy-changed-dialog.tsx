'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Table } from '#components/ui/table.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import type { PolicyChange } from '#lib/shared/policy-change.ts';
import { counted } from '#lib/shared/word-lists.ts';
import styles from './policy-changed-dialog.module.css';

export type PolicyChangedDialogProps = { changes: readonly PolicyChange[]; onOk: () => void };

/**
 * The travel policy of someone who travels has changed (2.8): the fixed text, then when, the limits that changed and
 * what that means. Only OK closes it.
 */
export function PolicyChangedDialog({ changes, onOk }: PolicyChangedDialogProps) {
  return (
    <Dialog open title="Travel Policy Changed">
      <p>Your company’s travel policy has changed. You must reselect travelers to comply with the new policy.</p>
      {changes.map((change) => (
        <WhatChanged key={change.changedAt + change.verdict + change.limits.length} {...change} />
      ))}
      <Button variant="go" size="lg" wide onClick={onOk}>
        OK
      </Button>
    </Dialog>
  );
}

function WhatChanged({ changedAt, limits, more, verdict }: PolicyChange) {
  return (
    <section className={styles.change} aria-label={`Changed ${readerTime(changedAt)}`}>
      <p className="small muted">Changed {readerTime(changedAt)}.</p>
      <Table caption="Limits that changed" className={styles.limits}>
        <thead>
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Was</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ limit, was, now }) => (
            <tr key={limit}>
              <th scope="row">{limit}</th>
              <td className="muted">{was}</td>
              <td className="strong">{now}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className="small muted">And {counted(more, 'other limit')}.</p>}
      <p>
        <Fact icon="info">{verdict}</Fact>
      </p>
    </section>
  );
}
