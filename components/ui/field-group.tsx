import { type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import styles from './field-group.module.css';

export type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  children: ReactNode;
  className?: string;
};

/** Several controls with one legend: radios, checkboxes, a card's number and date. */
export function FieldGroup({ legend, hint, error, hideLegend, children, className }: FieldGroupProps) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={described || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
