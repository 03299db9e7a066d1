'use client';

import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { ACTIONS, BOOK_FOR_OTHERS, MODULE_NAMES, MODULES, type Module, type Right } from '#lib/shared/rights.ts';
import { capital, counted } from '#lib/shared/word-lists.ts';
import { addRole, changeRole, deleteRole } from '../../client/calls.ts';
import { COMPANY } from '../../client/company-queries.ts';
import type { RoleView } from '../../organisation.ts';
import { wholeRights } from '../../rules/roles.ts';
import styles from './admin.module.css';
import { useRights } from './use-rights.ts';

export type RoleDialogProps = { role: RoleView | null; roles: readonly RoleView[]; onClose: () => void };

type RoleForm = { userRoleName: string; rights: readonly Right[] };
const NEW_RIGHTS: readonly Right[] = ['booking.view', 'booking.create'];

/** Edits a role: its name, and a checkbox for each action in each module. Every right implies the right to view. */
export function RoleDialog({ role, roles, onClose }: RoleDialogProps) {
  const mine = useRights(2);
  const form = useDraftForm<RoleForm>(`role-${role?.userRoleId ?? 'new'}`, {
    userRoleName: role?.userRoleName ?? '',
    rights: role?.rights ?? NEW_RIGHTS,
  });
  const { userRoleName, rights } = form.values;
  const done = () => {
    form.forget();
    toast.success(`“${userRoleName}” is saved. It applies from the next action.`);
    onClose();
  };
  const add = useSend(addRole, { reads: COMPANY, done });
  const change = useSend(changeRole, { reads: COMPANY, done });
  const fixed = role?.system === 'administrator';
  const toggle = (right: Right, on: boolean) =>
    form.change({
      rights: wholeRights(
        on
          ? [...rights, right]
          : rights.filter(
              (one) =>
                one !== right &&
                !(right.endsWith('.view') && one.startsWith(right.split('.')[0] ?? '')) &&
                !(right === 'booking.create' && one === BOOK_FOR_OTHERS),
            ),
      ),
    });
  return (
    <Dialog open title={role?.userRoleName ?? 'Add a role'} size="lg" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((typed) => {
          const written = { ...typed, rights: [...typed.rights] };
          return role ? change.sendOrThrow({ ...written, userRoleId: role.userRoleId }) : add.sendOrThrow(written);
        })}
      >
        <RestoredDraft {...form} />
        <TextField label="Name" autoComplete="off" {...form.field('userRoleName')} />
        {fixed && (
          <p className={styles.said}>
            Administrators can always do everything, so that your company never loses access.
          </p>
        )}
        <div className={styles.pair}>
          {(Object.keys(MODULES) as Module[]).map((module) => (
            <FieldGroup key={module} legend={MODULE_NAMES[module]}>
              {ACTIONS.map((action) => (
                <Check
                  key={action}
                  label={capital(action)}
                  checked={rights.includes(`${module}.${action}`)}
                  disabled={fixed || !mine.edit}
                  onChange={(event) => toggle(`${module}.${action}`, event.target.checked)}
                />
              ))}
              {module === 'booking' && (
                <Check
                  label="Book for everybody in the company"
                  checked={rights.includes(BOOK_FOR_OTHERS)}
                  disabled={fixed || !mine.edit}
                  onChange={(event) => toggle(BOOK_FOR_OTHERS, event.target.checked)}
                />
              )}
            </FieldGroup>
          ))}
        </div>
        <FormFailure message={form.problem || undefined} />
        {mine.edit && (
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
            {role ? 'Save the role' : 'Add the role'}
          </Button>
        )}
      </form>
      {role && !role.system && mine.remove && <DeleteRole role={role} roles={roles} onDone={onClose} />}
    </Dialog>
  );
}

function DeleteRole({ role, roles, onDone }: { role: RoleView; roles: readonly RoleView[]; onDone: () => void }) {
  const form = useForm(() => ({ moveTo: '' }));
  const remove = useSend(deleteRole, {
    reads: COMPANY,
    done: () => {
      toast.success(`“${role.userRoleName}” is deleted.`);
      onDone();
    },
  });
  const others = roles.filter(({ userRoleId }) => userRoleId !== role.userRoleId);
  const refusal =
    role.people && !form.values.moveTo
      ? `${counted(role.people, 'person has', 'people have')} this role. Choose the one they get instead.`
      : undefined;
  return (
    <Disclosure summary="Delete this role">
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(({ moveTo }) =>
          remove.sendOrThrow({ userRoleId: role.userRoleId, moveTo: moveTo || null }),
        )}
      >
        {role.people > 0 && (
          <SelectField
            label="The role its people get"
            options={[
              { value: '', label: 'Choose…' },
              ...others.map((one) => ({ value: one.userRoleId, label: one.userRoleName })),
            ]}
            {...form.field('moveTo')}
          />
        )}
        <FormFailure message={form.problem || undefined} />
        <Button type="submit" busy={form.sending} busyLabel="Deleting…" blocked={refusal}>
          Delete the role
        </Button>
      </form>
    </Disclosure>
  );
}
