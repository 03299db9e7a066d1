import { type ReactNode, useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import styles from './field.module.css';

/** The ids that connect a control with label, hint and error. Spread it on the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** One line that helps before a mistake: "As printed in the passport." */
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
  required?: boolean;
  /** Says "optional" beside the label. Mark the rarer of the two. */
  optional?: boolean;
  /** The label is visually hidden: only where the control is self-explanatory. */
  hideLabel?: boolean;
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/**
 * Label, control, hint and error, connected for screen readers: `<Field label="Mobile">{(c) => <TextInput {...c}
 * />}</Field>`.
 */
export function Field({ label, hint, error, required, optional, hideLabel, id, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [error ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={control} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{t('(optional)')}</span>
          </>
        )}
      </label>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  );
}

/** The error message of a control or group: red, with an icon; nothing without a message. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={16} />
      <span>{typeof children === 'string' ? messageText(children) : children}</span>
    </p>
  );
}
