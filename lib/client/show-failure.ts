import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { apiFailure } from './api-failure.ts';

/** Puts what the server refused beside the fields it names, the first one focused; otherwise over the form's button. */
export function showFailure<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): void {
  const { fields, message } = apiFailure(error);
  const named = Object.entries(fields).filter(([name]) => name in form.getValues());
  named.forEach(([name, words], index) =>
    form.setError(name as Path<Values>, { message: words }, { shouldFocus: index === 0 }),
  );
  if (!named.length) form.setError('root', { message });
}
