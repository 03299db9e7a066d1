import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField, type TextareaFieldProps } from '#components/ui/textarea-field.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './text-form.module.css';

export type TextFormProps = Pick<TextareaFieldProps, 'label' | 'hint' | 'rows'> & {
  /** The text, as `form.field` gives it (`lib/client/use-form.ts`). */
  field: Pick<TextareaFieldProps, 'name' | 'value' | 'onChange' | 'error'>;
  form: { sending: boolean; problem: string };
  onSubmit: ComponentProps<'form'>['onSubmit'];
  variant: ButtonProps['variant'];
  busyLabel?: string;
  /** The text of the button. */
  children: ReactNode;
};

/** A form of a single text, such as an answer or a reason. What is refused stays in the field, with the error beside it. */
export function TextForm({ field, form, onSubmit, variant, busyLabel, children, ...shown }: TextFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextareaField {...shown} {...field} />
      <FormFailure message={form.problem} />
      <div>
        <Button type="submit" variant={variant} busy={form.sending} busyLabel={busyLabel ?? t('Sending…')}>
          {children}
        </Button>
      </div>
    </form>
  );
}
