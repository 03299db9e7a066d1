'use client';

import { use, useDeferredValue, useState } from 'react';
import { Check } from '#components/ui/check.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useColleagues } from '../client/use-configurations.ts';
import type { Approver } from '../rules/configuration.ts';
import { People } from './people.ts';
import styles from './approvals.module.css';

type ApproversFieldProps = { legend: string; value: Approver[]; onChange: (value: Approver[]) => void; error?: string };

const OFFICES = [
  { kind: 'manager', label: 'The traveller’s manager' },
  { kind: 'department-head', label: 'The head of their department' },
] as const;

/** Selects approvers: the traveller's manager, their head of department, or named people. */
export function ApproversField({ legend, value, onChange, error }: ApproversFieldProps) {
  const { names, meet } = use(People);
  const [searchKey, setSearchKey] = useState('');
  const found = useColleagues(useDeferredValue(searchKey));
  const isNamed = (id: string) => value.some((one) => one.kind === 'employee' && one.employeeId === id);
  const add = (_id: string, name: string) => {
    meet(_id, name);
    onChange([...value, { kind: 'employee', employeeId: _id }]);
    setSearchKey('');
  };
  return (
    <FieldGroup
      legend={legend}
      hint="Where a traveller has no manager or head, the request goes one step higher, or to an administrator."
      error={error}
    >
      <div className={styles.several}>
        {OFFICES.map(({ kind, label }) => (
          <Check
            key={kind}
            label={label}
            checked={value.some((one) => one.kind === kind)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, { kind }] : value.filter((one) => one.kind !== kind))
            }
          />
        ))}
      </div>
      <ul className={styles.people}>
        {value.map(
          (one) =>
            one.kind === 'employee' && (
              <li key={one.employeeId}>
                <Chip
                  on
                  aria-label={`Do not ask ${names.get(one.employeeId) ?? 'them'}`}
                  onClick={() => onChange(value.filter((other) => other !== one))}
                >
                  {names.get(one.employeeId) ?? 'Someone who left'}
                </Chip>
              </li>
            ),
        )}
      </ul>
      <div className={styles.adding}>
        <TextField
          label="Add a person by name"
          type="search"
          value={searchKey}
          onChange={(event) => setSearchKey(event.target.value)}
          autoComplete="off"
        />
      </div>
      {searchKey.trim().length > 1 && (
        <ul className={styles.people} aria-label="Found">
          {found.data
            ?.filter(({ _id }) => !isNamed(_id))
            .map(({ _id, name }) => (
              <li key={_id}>
                <Chip icon="plus" onClick={() => add(_id, name)}>
                  {name}
                </Chip>
              </li>
            ))}
          {found.data?.length === 0 && <li className="small muted">No one with that name was found.</li>}
        </ul>
      )}
    </FieldGroup>
  );
}
