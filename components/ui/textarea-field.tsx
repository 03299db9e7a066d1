import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Textarea, type TextareaProps } from '#components/ui/textarea.tsx';

export type TextareaFieldProps = Omit<TextareaProps, 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
};

/** A textarea with its label: `<TextareaField label="A request" optional rows={2} {...form.field('requests')} />`. */
export function TextareaField({ label, hint, error, optional, required, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required}>
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}
