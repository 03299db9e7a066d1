'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { SearchChoice } from '#components/ui/search-choice.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraft } from '#lib/client/use-draft.ts';
import { useSend } from '#lib/client/use-send.ts';
import { changeEmployee, reactivateEmployee } from '../../client/calls.ts';
import {
  COMPANY,
  departmentsOptions,
  findPeople,
  groupsOptions,
  policyOfOptions,
  rolesOptions,
} from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import { ArrangersField } from './arrangers-field.tsx';
import { InviteAgain } from './invite-again.tsx';
import { LeavingForm } from './leaving-form.tsx';
import { useRights } from './use-rights.ts';

export type EmployeeDialogProps = { employee: ListedEmployee; onClose: () => void };

const option = (value: string, label: string) => ({ value, label });

/** Edits an employee: details, groups, manager and role; also closes or reopens the account. */
export function EmployeeDialog({ employee, onClose }: EmployeeDialogProps) {
  const rights = useRights(2);
  const [leaving, setLeaving] = useState(false);
  const { value, set, forget, ...draft } = useDraft(`employee-${employee._id}`, {
    form: formOf(employee),
    manager: employee.manager && {
      id: employee.manager._id,
      label: `${employee.manager.firstName} ${employee.manager.lastName}`,
    },
  });
  const { form, manager } = value;
  const lists = {
    departments: useQuery(departmentsOptions()).data ?? [],
    designations: useQuery(groupsOptions('designation')).data ?? [],
    bands: useQuery(groupsOptions('band')).data ?? [],
    levels: useQuery(groupsOptions('level')).data ?? [],
    roles: useQuery(rolesOptions()).data ?? [],
  };
  const [find] = useState(() => findPeople(rights.companyId));
  const { data: policy } = useQuery(policyOfOptions(employee._id));
  const name = `${employee.firstName} ${employee.lastName}`;
  const save = useSend(changeEmployee, {
    reads: COMPANY,
    done: () => {
      forget();
      toast.success(`${form.firstName} ${form.lastName} is saved.`);
      onClose();
    },
  });
  const back = useSend(reactivateEmployee, {
    reads: COMPANY,
    done: () => {
      toast.success(`${name} can sign in again.`);
      onClose();
    },
  });
  const change = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    set({ manager, form: { ...form, [field]: event.target.value } });
  const text = (field: 'firstName' | 'lastName' | 'mobile' | 'employeeId', label: string, optional = false) => (
    <TextField
      label={label}
      optional={optional}
      value={form[field]}
      onChange={change(field)}
      error={save.fields[field]}
      readOnly={!rights.edit}
      autoComplete="off"
    />
  );
  const choice = (
    field: 'departmentId' | 'designationId' | 'bandId' | 'levelId',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label} error={save.fields[field]}>
      {(control) => (
        <Select
          {...control}
          value={form[field]}
          onChange={change(field)}
          disabled={!rights.edit}
          options={[option('', 'None'), ...options]}
        />
      )}
    </Field>
  );
  if (leaving)
    return (
      <Dialog open title={`Close ${name}’s account`} onClose={onClose}>
        <LeavingForm employee={employee} onDone={onClose} onBack={() => setLeaving(false)} />
      </Dialog>
    );
  return (
    <Dialog open title={name} size="lg" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.send({
            ...form,
            userId: employee._id,
            employeeId: form.employeeId || null,
            departmentId: form.departmentId || null,
            designationId: form.designationId || null,
            bandId: form.bandId || null,
            levelId: form.levelId || null,
            managerId: manager?.id ?? null,
          });
        }}
      >
        <RestoredDraft {...draft} />
        <p className="small muted">{employee.workEmail}</p>
        <p className={styles.said}>{policy?.why ?? 'Checking which travel policy applies…'}</p>
        <div className={styles.pair}>
          {text('firstName', 'First name')}
          {text('lastName', 'Family name')}
        </div>
        <div className={styles.pair}>
          {text('mobile', 'Mobile')}
          {text('employeeId', 'Staff number', true)}
        </div>
        <div className={styles.pair}>
          {choice(
            'departmentId',
            'Department',
            lists.departments.map((one) => option(one.departmentId, one.departmentName)),
          )}
          {choice(
            'designationId',
            'Designation',
            lists.designations.map((one) => option(one.groupId, one.name)),
          )}
        </div>
        <div className={styles.pair}>
          {choice(
            'bandId',
            'Band',
            lists.bands.map((one) => option(one.groupId, one.name)),
          )}
          {choice(
            'levelId',
            'Level',
            lists.levels.map((one) => option(one.groupId, one.name)),
          )}
        </div>
        <div className={styles.pair}>
          <SearchChoice
            label="Manager"
            chosen={manager}
            onChoose={(chosen) => set({ form, manager: chosen && { id: chosen.id, label: chosen.label } })}
            find={find}
            error={save.fields.managerId}
            placeholder="Nobody"
          />
          <Field label="Role" error={save.fields.userRoleId}>
            {(control) => (
              <Select
                {...control}
                value={form.userRoleId}
                onChange={change('userRoleId')}
                disabled={!rights.edit}
                options={lists.roles.map((one) => option(one.userRoleId, one.userRoleName))}
              />
            )}
          </Field>
        </div>
        <div role="alert">
          <FieldError>{save.message ?? back.message}</FieldError>
        </div>
        <div className={styles.actions}>
          {rights.edit && (
            <Button type="submit" variant="ink" busy={save.busy} busyLabel="Saving…">
              Save changes
            </Button>
          )}
          {rights.create && employee.state === 'invited' && <InviteAgain employee={employee} onDone={onClose} />}
          {rights.remove && employee.state !== 'inactive' && (
            <Button variant="txt" onClick={() => setLeaving(true)}>
              Close this account…
            </Button>
          )}
          {rights.edit && employee.state === 'inactive' && (
            <Button busy={back.busy} busyLabel="Opening…" onClick={() => back.send({ userId: employee._id })}>
              Reopen the account
            </Button>
          )}
        </div>
      </form>
      {employee.state !== 'inactive' && <ArrangersField employee={employee} />}
    </Dialog>
  );
}

const formOf = ({
  firstName,
  lastName,
  mobile,
  employeeId,
  department,
  designation,
  band,
  level,
  userRole,
}: ListedEmployee) => ({
  firstName,
  lastName,
  mobile: mobile ?? '',
  employeeId: employeeId ?? '',
  departmentId: department?.departmentId ?? '',
  designationId: designation?.designationId ?? '',
  bandId: band?.bandId ?? '',
  levelId: level?.levelId ?? '',
  userRoleId: userRole.userRoleId,
});
