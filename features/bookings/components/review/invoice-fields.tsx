import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

type InvoiceValues = Pick<GuestFormValues, 'business' | 'gstNumber' | 'companyName' | 'companyAddress' | 'pan'>;

export type InvoiceFieldsProps<Values extends InvoiceValues> = {
  form: UseFormReturn<Values>;
  /** What needs the payer's PAN; null where nothing does. */
  pan: string | null;
  /** In place of the questions: the company that the invoice is made out to. */
  company?: ReactNode;
};

/** What the invoice says: a business with its registration, and whose PAN. */
export function InvoiceFields<Values extends InvoiceValues>({ form, pan, company }: InvoiceFieldsProps<Values>) {
  const { register, control, formState: { errors } } = form as unknown as UseFormReturn<InvoiceValues>; // its own fields, whatever else the form has
  const business = useWatch({ control, name: 'business' });
  return (
    <section className={styles.section}>
      <h2 className="h3">On the invoice</h2>
      {company ?? <Check label="I need a GST invoice for a business" {...register('business')} />}
      {business && !company && (
        <>
          <div className={styles.pair}>
            <TextField label="GST number" autoCapitalize="characters" spellCheck={false} error={errors.gstNumber?.message} {...register('gstNumber')} />
            <TextField label="Registered company name" autoComplete="organization" error={errors.companyName?.message} {...register('companyName')} />
          </div>
          <Field label="Registered address" hint="As on the registration, with state and PIN code. The invoice must carry it." error={errors.companyAddress?.message}>
            {(wiring) => <Textarea {...wiring} rows={2} maxLength={240} autoComplete="street-address" {...register('companyAddress')} />}
          </Field>
        </>
      )}
      {pan && <TextField label="PAN of the person paying" hint={pan} autoCapitalize="characters" spellCheck={false} error={errors.pan?.message} {...register('pan')} />}
    </section>
  );
}
