'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { changeEmployee, reactivateEmployee } from '../../client/calls.ts';
import {
  COMPANY,
  departmentsOptions,
  groupsOptions,
  policyOfOptions,
  rolesOptions,
} from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import { ArrangersField } from './arrangers-field.tsx';
import { InviteAgain } from './invite-again.tsx';
import { LeavingForm } from './leaving-form.tsx';
import { PersonField } from './person-field.tsx';
import { useRights } from './use-rights.ts';

export type EmployeeDialogProps = { employee: ListedEmployee; onClose: () => void };

const option = (value: string, label: string) => ({ value, label });

/** Edits an employee: details, groups, manager and role; also closes or reopens the account. */
export function EmployeeDialog({ employee, onClose }: EmployeeDialogProps) {
  const rights = useRights(2);
  const [leaving, setLeaving] = useState(false);
  const form = useDraftForm(`employee-${employee._id}`, typedOf(employee), (path) =>
    path === 'managerId' ? 'manager' : path,
  );
  const lists = {
    departments: useQuery(departmentsOptions()).data ?? [],
    designations: useQuery(groupsOptions('designation')).data ?? [],
    bands: useQuery(groupsOptions('band')).data ?? [],
    levels: useQuery(groupsOptions('level')).data ?? [],
    roles: useQuery(rolesOptions()).data ?? [],
  };
  const { data: policy } = useQuery(policyOfOptions(employee._id));
  const name = `${employee.firstName} ${employee.lastName}`;
  const save = useSend(changeEmployee, {
    reads: COMPANY,
    done: () => {
      form.forget();
      toast.success(`${form.values.firstName} ${form.values.lastName} is saved.`);
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
  const typing = { readOnly: !rights.edit, autoComplete: 'off' };
  const choice = (
    field: 'departmentId' | 'designationId' | 'bandId' | 'levelId',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      disabled={!rights.edit}
      options={[option('', 'None'), ...options]}
      {...form.field(field)}
    />
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
        onSubmit={form.submit(({ manager, ...typed }) =>
          save.sendOrThrow({
            ...typed,
            userId: employee._id,
            employeeId: typed.employeeId || null,
            departmentId: typed.departmentId || null,
            designationId: typed.designationId || null,
            bandId: typed.bandId || null,
            levelId: typed.levelId || null,
            managerId: manager?.id ?? null,
          }),
        )}
      >
        <RestoredDraft {...form} />
        <p className="small muted">{employee.workEmail}</p>
        <p className={styles.said}>{policy?.why ?? 'Checking which travel policy applies…'}</p>
        <div className={styles.pair}>
          <TextField label="First name" {...typing} {...form.field('firstName')} />
          <TextField label="Family name" {...typing} {...form.field('lastName')} />
        </div>
        <div className={styles.pair}>
          <TextField label="Mobile" {...typing} {...form.field('mobile')} />
          <TextField label="Staff number" optional {...typing} {...form.field('employeeId')} />
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
          <PersonField
            label="Manager"
            name="manager"
            chosen={form.values.manager}
            onChoose={(manager) => form.change({ manager })}
            error={form.errorOf('manager')}
            placeholder="Nobody"
          />
          <SelectField
            label="Role"
            disabled={!rights.edit}
            options={lists.roles.map((one) => option(one.userRoleId, one.userRoleName))}
            {...form.field('userRoleId')}
          />
        </div>
        <FormFailure message={(form.problem || back.message) ?? undefined} />
        <div className={styles.actions}>
          {rights.edit && (
            <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
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

const typedOf = ({
  firstName,
  lastName,
  mobile,
  employeeId,
  department,
  designation,
  band,
  level,
  userRole,
  manager,
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
  manager: manager && { id: manager._id, label: `${manager.firstName} ${manager.lastName}` },
});
