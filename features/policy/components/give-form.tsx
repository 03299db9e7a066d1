'use client';

import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { usePolicyChanges } from '../client/use-policies.ts';
import { useTargets } from '../client/use-targets.ts';
import type { AssignedTo } from '../rules/assignment.ts';
import styles from './policies.module.css';

const KINDS: readonly { to: AssignedTo; label: string }[] = [
  { to: 'company', label: 'The whole company' },
  { to: 'department', label: 'A department' },
  { to: 'level', label: 'A level' },
  { to: 'band', label: 'A band' },
  { to: 'designation', label: 'A designation' },
  { to: 'employee', label: 'One person' },
];

/** Said where the company has none of the kind, or the search finds nobody. */
const NONE_YET: Record<AssignedTo, string | undefined> = {
  company: undefined,
  department: 'Your company has no departments yet. Add them under Departments.',
  level: 'Your company has no levels yet. Add them under Grades.',
  band: 'Your company has no bands yet. Add them under Grades.',
  designation: 'Your company has no designations yet. Add them under Grades.',
  employee: 'Nobody found. Try the beginning of a name or email address.',
};

/** Assigns a policy to a group or a person; the more specific of two assignments applies. */
export function GiveForm({ policyId, onDone }: { policyId: string; onDone: () => void }) {
  const { assign } = usePolicyChanges();
  const [to, setTo] = useState<AssignedTo>('company');
  const [targetId, setTargetId] = useState('');
  const [searchKey, setSearchKey] = useState('');
  const [missing, setMissing] = useState('');
  const targets = useTargets(to, useDeferredValue(searchKey));
  const chosen = targets.data?.find(({ id }) => id === targetId) ?? (to === 'company' ? targets.data?.[0] : undefined);
  const choose = (kind: AssignedTo) => {
    setTo(kind);
    setTargetId('');
    setMissing('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!chosen) return setMissing('Choose who to assign it to.');
    assign.mutate(
      { policyId, to, targetId: chosen.id },
      {
        onSuccess: () => {
          toast.success(`${chosen.name} has this policy now.`);
          onDone();
        },
      },
    );
  };
  return (
    <form className={`card pad ${styles.give}`} onSubmit={submit} noValidate>
      <FieldGroup legend="Assign to">
        <div className={styles.kinds}>
          {KINDS.map(({ to: kind, label }) => (
            <Radio
              key={kind}
              name="to"
              value={kind}
              label={label}
              checked={to === kind}
              onChange={() => choose(kind)}
            />
          ))}
        </div>
      </FieldGroup>
      {to === 'employee' && (
        <TextField
          label="Find by name or email"
          value={searchKey}
          onChange={(event) => setSearchKey(event.target.value)}
          autoComplete="off"
        />
      )}
      {to !== 'company' && (
        <Field
          label={to === 'employee' ? 'Person' : 'Which one'}
          error={missing || (targets.data?.length === 0 ? NONE_YET[to] : undefined)}
        >
          {(control) => (
            <Select {...control} value={targetId} onChange={(event) => setTargetId(event.target.value)}>
              <option value="">Choose…</option>
              {targets.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <FieldError>{assign.error?.message ?? targets.error?.message}</FieldError>
      <div className="row folds">
        <Button type="submit" variant="ink" busy={assign.isPending} busyLabel="Assigning…">
          Assign policy
        </Button>
        <Button variant="txt" onClick={onDone}>
          Not now
        </Button>
      </div>
    </form>
  );
}
