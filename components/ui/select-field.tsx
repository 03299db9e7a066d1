import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select, type SelectProps } from '#components/ui/select.tsx';

export type SelectFieldProps = Omit<SelectProps, 'id'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** A select with its label: `<SelectField label="Title" options={TITLES} {...form.field('title')} />`. */
export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
