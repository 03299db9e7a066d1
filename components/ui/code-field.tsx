import { TextField, type TextFieldProps } from '#components/ui/text-field.tsx';
import { t } from '#lib/shared/texts.ts';

/** A field for a six-digit code: autofilled, typed, or pasted with spaces. */
export const CodeField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label={t('Six-digit code')}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={40}
    {...field}
  />
);
