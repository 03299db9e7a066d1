import type { ReactNode } from 'react';
import { Check } from '#components/ui/check.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import type { FillInBusinessProps } from './fill-in-business.tsx';
import type { GuestFormValues } from './guest-values.ts';
import { lostCredit } from '../../rules/lost-credit.ts';
import styles from './review.module.css';

const FillInBusiness = onDemand<FillInBusinessProps>(() =>
  import('./fill-in-business.tsx').then((part) => part.FillInBusiness),
);

export type InvoiceFieldsProps = {
  form: ChangingForm<Pick<GuestFormValues, 'business' | 'gstNumber' | 'companyName' | 'companyAddress' | 'pan'>>;
  /** Why the payer's PAN is required; null where it is not. */
  pan: string | null;
  /** GST state code of a stay's place of supply; null abroad and for flights, whose place of supply is the buyer's. */
  taxState?: string | null;
  /** Instead of the fields: the company the invoice is made out to. */
  company?: ReactNode;
};

/** Invoice details: a registered business, and the payer's PAN. */
export function InvoiceFields({ form, pan, taxState = null, company }: InvoiceFieldsProps) {
  const lost = lostCredit(taxState, form.values.gstNumber.trim().toUpperCase());
  return (
    <section className={styles.section}>
      <h2 className="h3">On the invoice</h2>
      {company ?? <Check label="I need a GST invoice for a business" {...form.check('business')} />}
      {form.values.business && !company && (
        <>
          <FillInBusiness
            onChoose={({ gstNumber, companyName, address }) =>
              form.change({ gstNumber, companyName, companyAddress: address })
            }
          />
          <div className={styles.pair}>
            <TextField label="GST number" autoCapitalize="characters" spellCheck={false} {...form.field('gstNumber')} />
            <TextField label="Registered company name" autoComplete="organization" {...form.field('companyName')} />
          </div>
          <TextareaField
            label="Registered address"
            hint="As on the registration, with state and PIN code. The invoice must carry it."
            rows={2}
            maxLength={240}
            autoComplete="street-address"
            {...form.field('companyAddress')}
          />
          {lost && <Fact tone="warn">{lost}</Fact>}
        </>
      )}
      {pan && (
        <TextField
          label="PAN of the person paying"
          hint={pan}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('pan')}
        />
      )}
    </section>
  );
}
