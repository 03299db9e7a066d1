'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { updateUserDetails } from '#stores/session-changes.ts';
import { updateUser } from '../../client/calls.ts';
import { type PersonalUser, updateUserForm } from '../../contract.ts';
import { AccountField, AccountForm, Pair } from '../forms/account-form.tsx';

export type OwnDetailsFormProps = { user: PersonalUser; onDone: () => void };

/** Name, mobile and e-mail of a consumer; another e-mail is the key to the account, so it asks for the password. */
export function OwnDetailsForm({ user, onDone }: OwnDetailsFormProps) {
  const { firstName, lastName, email, mobile } = user;
  const form = useForm({ resolver: zodResolver(updateUserForm), defaultValues: { firstName, lastName, email, mobile, currentPassword: undefined } });
  const typed = useWatch({ control: form.control, name: 'email' });
  const otherAddress = typed.trim().toLowerCase() !== email;
  const save = async (fields: z.output<typeof updateUserForm>) => {
    const body = otherAddress ? fields : { ...fields, currentPassword: undefined };
    const userDetails = await callOperation(updateUser, { body });
    updateUserDetails({ loggedInUserType: PRODUCT.id, userDetails });
    toast.success('Your details are saved.');
    onDone();
  };
  return (
      <AccountForm form={form} send={save} variant="ink" action="Save my details" busyLabel="Saving…">
        <Pair>
          <AccountField form={form} name="firstName" label="First name" autoComplete="given-name" />
          <AccountField form={form} name="lastName" label="Last name" autoComplete="family-name" />
        </Pair>
        <AccountField form={form} name="mobile" label="Mobile" type="tel" autoComplete="tel" />
        <AccountField form={form} name="email" label="E-mail" type="email" autoComplete="email" hint="A new address is told to the old one." />
        {otherAddress && <AccountField form={form} name="currentPassword" label="Your password, to change the e-mail" type="password" autoComplete="current-password" />}
      </AccountForm>
  );
}
