'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { tellOtherTabs } from '#features/session/client/tabs.ts';
import { t } from '#lib/shared/texts.ts';
import { changePassword } from '../../client/calls.ts';
import { changePasswordForm } from '../../passwords.contract.ts';
import { PASSWORD_HINT } from '../forms/account-draft.ts';
import { AccountForm } from '../forms/account-form.tsx';

const EMPTY = { currentPassword: '', password: '' };

export type ChangePasswordFormProps = { onDone: () => void; onCancel: () => void };

/** Changes the password with the current one; ends all other sessions. */
export function ChangePasswordForm({ onDone, onCancel }: ChangePasswordFormProps) {
  const form = useForm(() => EMPTY);
  const change = async (body: typeof EMPTY) => {
    const { ended } = await callOperation(changePassword, { body });
    tellOtherTabs('sessions-ended');
    toast.success(
      ended ? t('Your password is changed. All other devices are signed out.') : t('Your new password is set.'),
    );
    onDone();
  };
  return (
    <AccountForm
      form={form}
      schema={changePasswordForm}
      send={change}
      variant="ink"
      action={t('Set the new password')}
      busyLabel={t('Setting…')}
      onCancel={onCancel}
    >
      <TextField
        label={t('Password now')}
        type="password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <TextField
        label={t('New password')}
        type="password"
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
        {...form.field('password')}
      />
    </AccountForm>
  );
}
