import { TextField, type TextFieldProps } from '#components/ui/text-field.tsx';

/** A six-digit code out of a mail: filled in by the browser, typed, or pasted with spaces in it. */
export const CodeField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label="Six-digit code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={40}
    {...field}
  />
);
