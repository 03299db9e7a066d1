import { useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Segmented } from '#components/ui/segmented.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { FormLevel } from '../rules/configuration-form.ts';
import { ApproversField } from './approvers-field.tsx';
import styles from './approvals.module.css';

const SILENT = [
  { value: 'wait', label: 'Keep waiting, until the fare’s deadline' },
  { value: 'decline', label: 'Decline' },
  { value: 'pass', label: 'Escalate to someone else' },
];
const NEEDS = [
  { value: 'any', label: 'Any one of them' },
  { value: 'all', label: 'All of them' },
];

type LevelFieldsProps = {
  value: FormLevel;
  position: number;
  problem: (field: string) => string | undefined;
  onChange: (value: FormLevel) => void;
  onRemove: () => void;
};

/** Fields of one approval level: approvers, time limit, and what happens without an answer. */
export function LevelFields({ value, position, problem, onChange, onRemove }: LevelFieldsProps) {
  const group = useId();
  return (
    <fieldset className={styles.level}>
      <legend className="visually-hidden">Level {position + 1}</legend>
      <div className="row apart">
        <span className="strong" aria-hidden="true">
          {position === 0 ? 'First approvers' : 'Next approvers'}
        </span>
        <Button variant="txt" size="sm" onClick={onRemove}>
          Remove<span className="visually-hidden"> level {position + 1}</span>
        </Button>
      </div>
      <ApproversField
        legend="Approvers"
        value={value.approvers}
        onChange={(approvers) => onChange({ ...value, approvers })}
        error={problem('approvers')}
      />
      {value.approvers.length > 1 && (
        <Segmented
          legend="Approvals needed"
          name={group}
          className={styles.choice}
          options={NEEDS}
          value={value.needs}
          onChange={(needs) => onChange({ ...value, needs: needs as FormLevel['needs'] })}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label="Time to answer, in hours"
          hint="Leave empty for no limit."
          inputMode="numeric"
          value={value.hours}
          onChange={(event) => onChange({ ...value, hours: event.target.value })}
          error={problem('hours')}
          autoComplete="off"
        />
        <Field label="If there is no answer">
          {(control) => (
            <Select
              {...control}
              options={SILENT}
              value={value.silent}
              onChange={(event) => onChange({ ...value, silent: event.target.value as FormLevel['silent'] })}
            />
          )}
        </Field>
      </div>
      {value.silent === 'pass' && (
        <ApproversField
          legend="Escalate to"
          value={value.passTo}
          onChange={(passTo) => onChange({ ...value, passTo })}
          error={problem('whenSilent')}
        />
      )}
    </fieldset>
  );
}
