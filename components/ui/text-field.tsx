import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from '#components/ui/password-input.tsx';
import { TextInput, type TextInputProps } from '#components/ui/text-input.tsx';

export type TextFieldProps = Omit<TextInputProps, 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  id?: string;
};

/** A text input with its label: `<TextField label="Mobile" type="tel" {...form.field('mobile')} />`. */
export function TextField({ label, hint, error, optional, required, id, ...input }: TextFieldProps) {
  const Input = input.type === 'password' ? PasswordInput : TextInput;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} required={required} id={id}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
