'use client';

import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField, type TextFieldProps } from '#components/ui/text-field.tsx';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { showFailure } from '#lib/client/show-failure.ts';
import styles from './account-form.module.css';

export type AccountFormProps<Typed extends FieldValues, Sent extends FieldValues> = {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** Sends what was typed. What it throws is shown beside the field it names, or over the button. */
  send: (fields: Sent) => Promise<unknown>;
  onDraft?: (typed: Typed) => void;
  /** The button: a verb and its object, and what it says while sending. */
  action: string;
  busyLabel: string;
  /** `ink` where the form is one of several on the screen. */
  variant?: 'go' | 'ink';
  /** Leaves the form as if it had not been opened; without it there is no Cancel button. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * A form about a person: its fields, what the server said of them, its one button. Until the page is hydrated it cannot be
 * sent: the browser would write what is typed into the address.
 */
export function AccountForm<Typed extends FieldValues, Sent extends FieldValues>({
  form,
  send,
  onDraft,
  action,
  busyLabel,
  variant = 'go',
  onCancel,
  children,
}: AccountFormProps<Typed, Sent>) {
  const [id, hydrated] = [useEarlyInput(), useHydrated()];
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((fields) => send(fields).catch((error: unknown) => showFailure(form, error)));
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onChange={() => onDraft?.(form.getValues())}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <FormFailure message={errors.root?.message} />
      <Button
        type="submit"
        variant={variant}
        wide
        className={styles.submit}
        disabled={!hydrated}
        busy={isSubmitting}
        busyLabel={busyLabel}
      >
        {action}
      </Button>
      {onCancel && (
        <Button variant="txt" wide onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}

type AccountFieldProps<Typed extends FieldValues, Sent extends FieldValues> = Omit<
  TextFieldProps,
  'form' | 'name' | 'error'
> & {
  form: UseFormReturn<Typed, unknown, Sent>;
  name: Path<Typed>;
};

/** One line of it, with what is wrong about it. */
export function AccountField<Typed extends FieldValues, Sent extends FieldValues>({
  form,
  name,
  ...field
}: AccountFieldProps<Typed, Sent>) {
  const { error } = form.getFieldState(name, form.formState);
  return <TextField {...field} error={error?.message} {...form.register(name)} />;
}

/** Two short lines side by side. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.names}>{children}</div>;
