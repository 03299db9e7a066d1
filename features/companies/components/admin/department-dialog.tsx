'use client';

import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import type { Found } from '#components/ui/search-choice.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { addDepartment, changeDepartment } from '../../client/calls.ts';
import { COMPANY } from '../../client/company-queries.ts';
import type { DepartmentNode } from '../../organisation.ts';
import styles from './admin.module.css';
import { DeleteGroup } from './delete-group.tsx';
import { PersonField } from './person-field.tsx';
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
  const form = useDraftForm<DepartmentForm>(
    `department-${department?.departmentId ?? 'new'}`,
    {
      departmentName: department?.departmentName ?? '',
      parentId: department?.parentId ?? '',
      head: department?.head ? { id: department.head._id, label: department.head.name } : null,
    },
    (path) => (path === 'headId' ? 'head' : path),
  );
  const done = () => {
    form.forget();
    onClose();
  };
  const add = useSend(addDepartment, { reads: COMPANY, done });
  const change = useSend(changeDepartment, { reads: COMPANY, done });
  const others = departments.filter(({ departmentId }) => departmentId !== department?.departmentId);
  return (
    <Dialog open title={department?.departmentName ?? 'Add a department'} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(({ departmentName, parentId, head }) => {
          const written = { departmentName, parentId: parentId || null, headId: head?.id ?? null };
          return department
            ? change.sendOrThrow({ ...written, departmentId: department.departmentId })
            : add.sendOrThrow(written);
        })}
      >
        <RestoredDraft {...form} />
        <TextField label="Name" readOnly={!rights.edit} autoComplete="off" {...form.field('departmentName')} />
        <SelectField
          label="Under"
          disabled={!rights.edit}
          options={[
            { value: '', label: 'None: top level' },
            ...others.map((one) => ({ value: one.departmentId, label: one.departmentName })),
          ]}
          {...form.field('parentId')}
        />
        <PersonField
          label="Head of department"
          name="head"
          chosen={form.values.head}
          onChoose={(head) => form.change({ head })}
          error={form.errorOf('head')}
          placeholder="Nobody yet"
        />
        <FormFailure message={form.problem || undefined} />
        <div className={styles.actions}>
          {rights.edit && (
            <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
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
