'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { updateUserDetails } from '#features/session/client/session-changes.ts';
import { t } from '#lib/shared/texts.ts';
import { confirmEmail, updateUser } from '../../client/calls.ts';
import { type AddressProof, type PersonalUser, updateUserForm } from '../../contract.ts';
import { CodeStep } from '../forms/code-step.tsx';
import { AccountForm, Pair } from '../forms/account-form.tsx';

/** The contract's form, where an empty password is left out. */
const detailsForm = updateUserForm.extend({
  currentPassword: z.preprocess((typed) => typed || undefined, updateUserForm.shape.currentPassword),
});

export type MyDetailsFormProps = { user: PersonalUser; onDone: () => void; onCancel: () => void };

/** Name, mobile and email of a consumer; a new email requires the password, because it is used to sign in. */
export function MyDetailsForm({ user, onDone, onCancel }: MyDetailsFormProps) {
  const { firstName, lastName, email, mobile } = user;
  const [proof, setProof] = useState<AddressProof | null>(null);
  const form = useForm(() => ({ firstName, lastName, email, mobile, currentPassword: '' }));
  const otherAddress = form.values.email.trim().toLowerCase() !== email;
  const save = async (fields: z.output<typeof updateUserForm>) => {
    const body = otherAddress ? fields : { ...fields, currentPassword: undefined };
    const { emailProof, ...userDetails } = await callOperation(updateUser, { body });
    updateUserDetails({ loggedInUserType: PRODUCT.id, userDetails });
    if (emailProof) return setProof(emailProof);
    toast.success(t('Your details are saved.'));
    onDone();
  };
  const confirm = async (shown: { proofToken: string; oneTimeCode: string }) => {
    updateUserDetails({
      loggedInUserType: PRODUCT.id,
      userDetails: await callOperation(confirmEmail, { body: shown }),
    });
    toast.success(t('Your details are saved, with your new email.'));
    onDone();
  };
  if (proof)
    return (
      <CodeStep
        proof={proof}
        action={t('Confirm the new email')}
        busyLabel={t('Confirming…')}
        variant="ink"
        known={t('Until you enter the code, your email stays as it was.')}
        confirm={confirm}
        onChangeAddress={() => setProof(null)}
      />
    );
  return (
    <AccountForm
      form={form}
      schema={detailsForm}
      send={save}
      variant="ink"
      action={t('Save my details')}
      busyLabel={t('Saving…')}
      onCancel={onCancel}
    >
      <Pair>
        <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('Family name')} autoComplete="family-name" {...form.field('lastName')} />
      </Pair>
      <TextField label={t('Mobile')} type="tel" autoComplete="tel" {...form.field('mobile')} />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        hint={t('A new address gets a code to confirm it, and the old one is told.')}
        {...form.field('email')}
      />
      {otherAddress && (
        <TextField
          label={t('Your password, to change the email')}
          type="password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
    </AccountForm>
  );
}
