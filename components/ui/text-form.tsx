import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField, type TextareaFieldProps } from '#components/ui/textarea-field.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './text-form.module.css';

export type TextFormProps = Pick<TextareaFieldProps, 'label' | 'hint' | 'rows' | 'error'> & {
  value: string;
  onValue: (text: string) => void;
  onSend: () => void;
  /** How the text is being sent (`lib/client/use-send.ts`). */
  sending: { busy: boolean; message: string | null };
  variant: ButtonProps['variant'];
  busyLabel?: string;
  /** The text of the button. */
  children: ReactNode;
};

/** A form of a single text, such as an answer or a reason. What is refused stays in the field, with the error beside it. */
export function TextForm({ onValue, onSend, sending, variant, busyLabel, children, ...field }: TextFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextareaField {...field} onChange={(event) => onValue(event.target.value)} />
      <FormFailure message={sending.message ?? undefined} />
      <div>
        <Button type="submit" variant={variant} busy={sending.busy} busyLabel={busyLabel ?? t('Sending…')}>
          {children}
        </Button>
      </div>
    </form>
  );
}
