import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type DefaultValues, type Path, type PathValue, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFailure } from './show-failure.ts';

export type AccountFormProps = {
  /** The view that is shown; the other keeps what was typed. */
  active: boolean;
  /** The address typed in either view. */
  email: string;
  onEmail: (email: string) => void;
};

type Values = { email: string; password: string };

/** A form on a contract's schema: messages beside the fields, the server's words where it refuses, one address for both views. */
export function useAccountForm<Fields extends Values>(
  schema: z.ZodType<Fields, Fields>,
  empty: Fields,
  send: (fields: Fields) => Promise<void>,
  { active, email, onEmail }: AccountFormProps,
) {
  const form = useForm<Fields, unknown, Fields>({ resolver: zodResolver(schema), defaultValues: empty as DefaultValues<Fields> });
  const field = 'email' as Path<Fields>;
  const { setValue } = form;
  useEffect(() => {
    if (active && email) setValue(field, email as PathValue<Fields, Path<Fields>>);
  }, [active, email, field, setValue]);

  const submit = form.handleSubmit((fields) => send(fields).catch((error: unknown) => showFailure(form, error)));
  const { errors, isSubmitting } = form.formState;
  return {
    form,
    errors,
    isSubmitting,
    submit: (event: React.FormEvent) => void submit(event),
    emailField: form.register(field, { onBlur: (event: { target: { value: string } }) => onEmail(event.target.value) }),
  };
}
