'use client';

import { useState } from 'react';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraft } from '#lib/client/use-draft.ts';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { addDepartment, changeDepartment } from '../../client/calls.ts';
import { COMPANY, findPeople } from '../../client/company-queries.ts';
import type { DepartmentNode } from '../../organisation.ts';
import styles from './admin.module.css';
import { DeleteGroup } from './delete-group.tsx';
import { useRights } from './use-rights.ts';

export type DepartmentDialogProps = {
  department: DepartmentNode | null;
  departments: readonly DepartmentNode[];
  onClose: () => void;
};

type DepartmentForm = { departmentName: string; parentId: string; head: Found | null };

/** Edits a department: name, parent department and head. */
export function DepartmentDialog({ department, departments, onClose }: DepartmentDialogProps) {
  const rights = useRights(2);
  const { value, set, forget, ...draft } = useDraft<DepartmentForm>(`department-${department?.departmentId ?? 'new'}`, {
    departmentName: department?.departmentName ?? '',
    parentId: department?.parentId ?? '',
    head: department?.head ? { id: department.head._id, label: department.head.name } : null,
  });
  const { departmentName, parentId, head } = value;
  const [find] = useState(() => findPeople(rights.companyId));
  const done = () => {
    forget();
    onClose();
  };
  const add = useSend(addDepartment, { reads: COMPANY, done });
  const change = useSend(changeDepartment, { reads: COMPANY, done });
  const used = department ? change : add;
  const others = departments.filter(({ departmentId }) => departmentId !== department?.departmentId);
  return (
    <Dialog open title={department?.departmentName ?? 'Add a department'} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const written = { departmentName, parentId: parentId || null, headId: head?.id ?? null };
          if (department) change.send({ ...written, departmentId: department.departmentId });
          else add.send(written);
        }}
      >
        <RestoredDraft {...draft} />
        <TextField
          label="Name"
          value={departmentName}
          onChange={(event) => set({ ...value, departmentName: event.target.value })}
          error={used.fields.departmentName}
          readOnly={!rights.edit}
          autoComplete="off"
        />
        <Field label="Under" error={used.fields.parentId}>
          {(control) => (
            <Select
              {...control}
              value={parentId}
              onChange={(event) => set({ ...value, parentId: event.target.value })}
              disabled={!rights.edit}
              options={[
                { value: '', label: 'None: top level' },
                ...others.map((one) => ({ value: one.departmentId, label: one.departmentName })),
              ]}
            />
          )}
        </Field>
        <SearchChoice
          label="Head of department"
          chosen={head}
          onChoose={(chosen) => set({ ...value, head: chosen })}
          find={find}
          error={used.fields.headId}
          placeholder="Nobody yet"
        />
        <div role="alert">
          <FieldError>{used.message}</FieldError>
        </div>
        <div className={styles.actions}>
          {rights.edit && (
            <Button type="submit" variant="ink" busy={used.busy} busyLabel="Saving…">
              {department ? 'Save the department' : 'Add the department'}
            </Button>
          )}
          {department && department.people > 0 && (
            <Button variant="txt" href={workRoutes.corporateCompany({ department: department.departmentId })}>
              See its {counted(department.people, 'person', 'people')}
            </Button>
          )}
        </div>
      </form>
      {department && rights.remove && (
        <DeleteGroup
          grouping="department"
          groupId={department.departmentId}
          others={others.map((one) => ({ id: one.departmentId, name: one.departmentName }))}
          onDone={done}
        />
      )}
    </Dialog>
  );
}
