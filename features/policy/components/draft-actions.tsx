'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { toast } from '#components/ui/toast.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useMay } from '#features/session/client/use-may.ts';
import { usePolicyChanges } from '../client/use-policies.ts';
import { DryRun } from './dry-run.tsx';
import styles from './policies.module.css';

type DraftActionsProps = { policyId: string; version: number; problems: string[]; people: number };

/** Tries a draft on last quarter, publishes it, or discards it. */
export function DraftActions({ policyId, version, problems, people }: DraftActionsProps) {
  const { publish, discard } = usePolicyChanges();
  const mayEdit = useMay('company', 'edit');
  const [trying, setTrying] = useState(false);
  const [asking, setAsking] = useState(false);
  const whom = counted(people, 'person', 'people');
  const publishNow = () => {
    setAsking(false);
    publish.mutate(about, {
      onSuccess: () =>
        toast.success(
          people
            ? `Version ${version} is in force. It applies to ${whom} from now on.`
            : `Version ${version} is published. It applies to nobody until you assign it.`,
        ),
    });
  };
  const about = { policyId, version };
  const problem = publish.error ?? discard.error;
  return (
    <div className="stack">
      {problems.length > 0 && (
        <div className={styles.problems}>
          <p className="strong">Before it can be published:</p>
          <ul>
            {problems.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {trying && <DryRun policyId={policyId} version={version} />}
      <FieldError>{problem?.message}</FieldError>
      {asking && (
        <Dialog open title={`Publish version ${version}?`} onClose={() => setAsking(false)}>
          <div className="stack">
            <p className="lead">
              <strong>{people ? `Applies to ${whom}` : 'Applies to nobody yet'}</strong>, from the moment you publish
              it.
            </p>
            <p className="muted">
              {people
                ? 'It replaces the version in force. Trips already booked keep the version they were booked under; people who are booking now are told to choose their travellers again.'
                : 'Assign it to people afterwards, or nobody will travel under it.'}
            </p>
            <div className="row folds">
              <Button variant="go" onClick={publishNow}>
                {people ? `Publish to ${whom}` : 'Publish'}
              </Button>
              <Button variant="out" onClick={() => setAsking(false)}>
                Keep as draft
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      <div className="row folds">
        {!trying && <Button onClick={() => setTrying(true)}>Try it on the last 90 days</Button>}
        {mayEdit && (
          <Button
            variant="go"
            busy={publish.isPending}
            busyLabel="Publishing…"
            blocked={problems.length ? 'Fix the problems above first.' : undefined}
            onClick={() => setAsking(true)}
          >
            Publish this draft
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="txt"
            busy={discard.isPending}
            busyLabel="Discarding…"
            onClick={() =>
              discard.mutate(about, {
                onSuccess: () => toast.success(`Draft ${version} is discarded. The published version stays in force.`),
              })
            }
          >
            Discard draft
          </Button>
        )}
      </div>
    </div>
  );
}
