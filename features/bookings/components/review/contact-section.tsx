import type { ReactNode } from 'react';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './review.module.css';

export type ContactSectionProps = {
  form: Pick<Form<{ email: string; mobile: string }>, 'field'>;
  /** What is sent there: "Send the tickets to". */
  heading: string;
  /** Who calls the number, where that is not Sarai. */
  mobileHint?: string;
  /** What else is asked beside it: a `RequestField`. */
  children?: ReactNode;
};

/** Where a booking's confirmation goes. */
export function ContactSection({ form, heading, mobileHint, children }: ContactSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className="h3">{heading}</h2>
      <div className={styles.pair}>
        <TextField label={t('Email')} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t('Mobile')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={mobileHint}
          {...form.field('mobile')}
        />
      </div>
      {children}
    </section>
  );
}

export type RequestFieldProps = {
  form: Pick<Form<{ requests: string }>, 'field'>;
  label: string;
  /** Who reads it, and what they do with it. */
  hint: string;
};

/** A request to who provides what is booked. */
export function RequestField({ form, label, hint }: RequestFieldProps) {
  return <TextareaField label={label} optional hint={hint} rows={2} maxLength={500} {...form.field('requests')} />;
}
