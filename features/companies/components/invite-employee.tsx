'use client';

import type * as z from 'zod';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { inviteEmployee } from '../client/calls.ts';
import { inviteForm } from '../contract.ts';
import styles from './company.module.css';

const inviteFields = inviteForm.pick({ firstName: true, lastName: true, workEmail: true, mobile: true });
const EMPTY: z.input<typeof inviteFields> = { firstName: '', lastName: '', workEmail: '', mobile: '' };
const FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'off' },
  { name: 'lastName', label: 'Last name', autoComplete: 'off' },
  { name: 'workEmail', label: 'Work email', type: 'email', autoComplete: 'off' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'off' },
] as const;

/** Invites a colleague by email; inviting someone again sends a new email. */
export function InviteEmployee() {
  const form = useForm(() => EMPTY);
  const invite = async (body: z.output<typeof inviteFields>) => {
    const { employee } = await callOperation(inviteEmployee, { body });
    form.reset();
    toast.success(`${employee.firstName} is invited. The link in the email works for seven days.`);
  };
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">Invite a colleague</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((typed) => checkAndSend(inviteFields, typed, invite))}
      >
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...form.field(name)} />
        ))}
        <FormFailure message={form.problem} />
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Inviting…">
          Send the invitation
        </Button>
      </form>
    </section>
  );
}
