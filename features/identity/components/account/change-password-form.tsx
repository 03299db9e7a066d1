'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { tellOtherTabs } from '#features/session/client/tabs.ts';
import { changePassword } from '../../client/calls.ts';
import { changePasswordForm } from '../../passwords.contract.ts';
import { PASSWORD_HINT } from '../forms/account-draft.ts';
import { AccountField, AccountForm } from '../forms/account-form.tsx';

const EMPTY = { currentPassword: '', password: '' };

export type ChangePasswordFormProps = { onDone: () => void; onCancel: () => void };

/** A new password for whoever knows the old one; every other place is signed out by it. */
export function ChangePasswordForm({ onDone, onCancel }: ChangePasswordFormProps) {
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: EMPTY });
  const change = async (body: typeof EMPTY) => {
    const { ended } = await callOperation(changePassword, { body });
    tellOtherTabs('sessions-ended');
    toast.success(ended ? 'Your password is changed. All other devices are signed out.' : 'Your new password is set.');
    onDone();
  };
  return (
    <AccountForm
      form={form}
      send={change}
      variant="ink"
      action="Set the new password"
      busyLabel="Setting…"
      onCancel={onCancel}
    >
      <AccountField
        form={form}
        name="currentPassword"
        label="Password now"
        type="password"
        autoComplete="current-password"
      />
      <AccountField
        form={form}
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
      />
    </AccountForm>
  );
}
