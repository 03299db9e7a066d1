'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { inviteEmployee } from '../client/calls.ts';
import { inviteForm } from '../contract.ts';
import styles from './company.module.css';

const form = inviteForm.pick({ firstName: true, lastName: true, workEmail: true, mobile: true });
const EMPTY: z.input<typeof form> = { firstName: '', lastName: '', workEmail: '', mobile: '' };
const FIELDS = [
  { name: 'firstName', label: 'First name', autoComplete: 'off' },
  { name: 'lastName', label: 'Last name', autoComplete: 'off' },
  { name: 'workEmail', label: 'Work email', type: 'email', autoComplete: 'off' },
  { name: 'mobile', label: 'Mobile', type: 'tel', autoComplete: 'off' },
] as const;

/** Invites a colleague by email; inviting somebody again sends a new email. */
export function InviteEmployee() {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: EMPTY,
  });
  const invite = async (body: z.output<typeof form>) => {
    try {
      const { employee } = await callOperation(inviteEmployee, { body });
      reset(EMPTY);
      toast.success(`${employee.firstName} is invited. The link in the email works for seven days.`);
    } catch (error) {
      const { fields, message } = apiFailure(error);
      const named = FIELDS.filter(({ name }) => fields[name]);
      named.forEach(({ name }, index) => setError(name, { message: fields[name] }, { shouldFocus: index === 0 }));
      if (!named.length) setError('root', { message });
    }
  };
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">Invite a colleague</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(invite)(event)}>
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} error={formState.errors[name]?.message} {...register(name)} />
        ))}
        <div role="alert">
          <FieldError>{formState.errors.root?.message}</FieldError>
        </div>
        <Button type="submit" variant="ink" busy={formState.isSubmitting} busyLabel="Inviting…">
          Send the invitation
        </Button>
      </form>
    </section>
  );
}
