'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { toast } from '#components/ui/toast.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { useMay } from '#features/session/client/use-may.ts';
import { type PolicyDetails, usePolicyChanges } from '../client/use-policies.ts';
import { ASSIGNED_LABELS } from '../rules/assignment.ts';
import styles from './policies.module.css';

const GiveForm = onDemand<{ policyId: string; onDone: () => void }>(() =>
  import('./give-form.tsx').then((form) => form.GiveForm),
);

/** The assignments of a policy, and the form for another one. */
export function GivenTo({ details: { policyId, givenTo, people } }: { details: PolicyDetails }) {
  const { unassign } = usePolicyChanges();
  const mayEdit = useMay('company', 'edit');
  const [giving, setGiving] = useState(false);
  const take = (target: PolicyDetails['givenTo'][number]) =>
    unassign.mutate(
      { policyId, to: target.to, targetId: target.targetId },
      {
        onSuccess: () => toast.success(`${target.name} is unassigned. The next policy that covers them applies.`),
      },
    );
  return (
    <section className="stack" aria-labelledby="given-to">
      <h3 id="given-to" className="h3">
        Assigned to
      </h3>
      <p className="muted">{people ? `Applies to ${counted(people, 'person', 'people')}.` : 'Applies to nobody.'}</p>
      <ul className={styles.chips}>
        {givenTo.map((target) => (
          <li key={target.to + target.targetId}>
            {mayEdit ? (
              <Chip
                on
                aria-label={`Unassign ${ASSIGNED_LABELS[target.to]} ${target.name}`}
                onClick={() => take(target)}
              >
                {ASSIGNED_LABELS[target.to]} {target.name}
              </Chip>
            ) : (
              <span>
                {ASSIGNED_LABELS[target.to]} {target.name}
              </span>
            )}
          </li>
        ))}
      </ul>
      <FieldError>{unassign.error?.message}</FieldError>
      {mayEdit &&
        (giving ? (
          <GiveForm policyId={policyId} onDone={() => setGiving(false)} />
        ) : (
          <div>
            <Button size="sm" icon="plus" onClick={() => setGiving(true)}>
              Assign
            </Button>
          </div>
        ))}
    </section>
  );
}
