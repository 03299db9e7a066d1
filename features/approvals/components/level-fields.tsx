'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { SearchChoice } from '#components/ui/search-choice.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { findPeople } from '../client/configuration-queries.ts';
import type { ApprovalRuleWire } from '../contract.ts';
import styles from './configuration.module.css';

type Level = ApprovalRuleWire['levels'][number];
export type LevelFieldsProps = { number: number; level: Level; errors: Readonly<Record<string, string>>; companyId: string; people: readonly { _id: string; name: string }[]; onChange: (level: Level) => void; onRemove: () => void };

const NEEDS = [{ value: 'any', label: 'One of them answers' }, { value: 'all', label: 'All of them agree' }];
const SILENT = [{ value: 'wait', label: 'It goes on waiting for the fare' }, { value: 'decline', label: 'It is declined' }, { value: 'pass', label: 'It passes to the head of department' }];

/** One level: who is asked, whether one or all of them answer, and what happens when they are silent. */
export function LevelFields({ number, level, errors, companyId, people, onChange, onRemove }: LevelFieldsProps) {
  const [names, setNames] = useState(() => new Map(people.map(({ _id, name }) => [_id, name])));
  const [find] = useState(() => findPeople(companyId));
  const { approvers } = level;
  const has = (kind: 'manager' | 'department-head') => approvers.some((one) => one.kind === kind);
  const toggle = (kind: 'manager' | 'department-head', on: boolean) => onChange({ ...level, approvers: on ? [...approvers, { kind }] : approvers.filter((one) => one.kind !== kind) });
  const silent = (does: string): Level['whenSilent'] => (does === 'pass' ? { does, to: [{ kind: 'department-head' }] } : does === 'decline' ? { does } : { does: 'wait' });
  const passesElsewhere = level.whenSilent.does === 'pass' && level.whenSilent.to.some(({ kind }) => kind !== 'department-head');
  return (
    <div className={styles.level} role="group" aria-label={`Level ${number}`}>
      <div className={styles.head}>
        <p className="strong">{number === 1 ? 'First ask' : 'Then ask'}</p>
        <Button variant="txt" size="sm" onClick={onRemove} aria-label={`Take level ${number} out`}>Take it out</Button>
      </div>
      <FieldGroup legend="Approvers" hideLegend error={errors.approvers}>
        <div className={styles.checks}>
          <Check label="The manager" checked={has('manager')} onChange={(event) => toggle('manager', event.target.checked)} />
          <Check label="The head of department" checked={has('department-head')} onChange={(event) => toggle('department-head', event.target.checked)} />
          {approvers.map((one) => one.kind === 'employee' && <Check key={one.employeeId} label={names.get(one.employeeId) ?? 'Somebody who left'} checked onChange={() => onChange({ ...level, approvers: approvers.filter((other) => other !== one) })} />)}
        </div>
      </FieldGroup>
      <SearchChoice
        label="Somebody by name" chosen={null} find={find} placeholder="A name or an e-mail"
        onChoose={(found) => {
          if (!found || approvers.some((one) => one.kind === 'employee' && one.employeeId === found.id)) return;
          setNames(new Map([...names, [found.id, found.label]]));
          onChange({ ...level, approvers: [...approvers, { kind: 'employee', employeeId: found.id }] });
        }}
      />
      <div className={styles.fields}>
        <Field label="How many answer">{(control) => <Select {...control} value={level.needs} options={NEEDS} onChange={(event) => onChange({ ...level, needs: event.target.value === 'all' ? 'all' : 'any' })} />}</Field>
        <TextField label="Hours to answer" placeholder="no limit" inputMode="numeric" defaultValue={level.hours === null ? '' : String(level.hours)} error={errors.hours} onChange={(event) => onChange({ ...level, hours: event.target.value.trim() ? Math.trunc(Number(event.target.value.replace(/\D/g, ''))) : null })} />
        <Field label="Without an answer" error={errors.whenSilent}>{(control) => <Select {...control} value={level.whenSilent.does} options={passesElsewhere ? SILENT.map((one) => (one.value === 'pass' ? { ...one, label: 'It passes to the others named' } : one)) : SILENT} onChange={(event) => onChange({ ...level, whenSilent: silent(event.target.value) })} />}</Field>
      </div>
    </div>
  );
}
