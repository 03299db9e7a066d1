import type { ReactNode } from 'react';
import { Check } from '#components/ui/check.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { t } from '#lib/shared/texts.ts';
import type { BusinessFieldsProps, InvoiceForm } from './business-fields.tsx';
import styles from './review.module.css';

const BusinessFields = onDemand<BusinessFieldsProps>(() =>
  import('./business-fields.tsx').then((part) => part.BusinessFields),
);

export type InvoiceFieldsProps = {
  form: InvoiceForm;
  /** Why the payer's PAN is required; null where it is not. */
  pan: string | null;
  /** GST state code of a stay's place of supply; null abroad and for flights, whose place of supply is the buyer's. */
  taxState?: string | null;
  /** Instead of the fields: the company the invoice is made out to. */
  company?: ReactNode;
};

/** Invoice details: a registered business, and the payer's PAN. */
export function InvoiceFields({ form, pan, taxState = null, company }: InvoiceFieldsProps) {
  return (
    <section className={styles.section}>
      <h2 className="h3">{t('On the invoice')}</h2>
      {company ?? <Check label={t('I need a GST invoice for a business')} {...form.check('business')} />}
      {form.values.business && !company && <BusinessFields form={form} taxState={taxState} />}
      {pan && (
        <TextField
          label={t('PAN of the person paying')}
          hint={pan}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('pan')}
        />
      )}
    </section>
  );
}
