'use client';

import { useQuery } from '@tanstack/react-query';
import { Fact } from '#components/ui/fact.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { Button } from '#components/ui/button.tsx';
import type { BusinessDetails } from '#features/travellers/contract.ts';
import { lostCredit } from '../../rules/gst-details.ts';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';
import { savedTravellers } from '../../client/saved-travellers.ts';

/** The part of a review's form that the invoice is made out by. */
export type InvoiceForm = ChangingForm<
  Pick<GuestFormValues, 'business' | 'gstNumber' | 'companyName' | 'companyAddress' | 'pan'>
>;

export type BusinessFieldsProps = {
  form: InvoiceForm;
  /** GST state code of a stay's place of supply; null abroad and for flights. */
  taxState: string | null;
};

/** The registered business of a GST invoice. A place of supply that loses its input tax credit is warned about. */
export function BusinessFields({ form, taxState }: BusinessFieldsProps) {
  const lost = lostCredit(taxState, form.values.gstNumber.trim().toUpperCase());
  return (
    <>
      <FillInBusiness
        onChoose={({ gstNumber, companyName, address }) =>
          form.change({ gstNumber, companyName, companyAddress: address })
        }
      />
      <div className={styles.pair}>
        <TextField
          label={t('GST number')}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('gstNumber')}
        />
        <TextField label={t('Registered company name')} autoComplete="organization" {...form.field('companyName')} />
      </div>
      <TextareaField
        label={t('Registered address')}
        hint={t('As on the registration, with state and PIN code. It must be on the invoice.')}
        rows={2}
        maxLength={240}
        autoComplete="street-address"
        {...form.field('companyAddress')}
      />
      {lost && <Fact tone="warn">{messageText(lost)}</Fact>}
    </>
  );
}

/** Fills in the account's business details; nothing where none are saved. */
function FillInBusiness({ onChoose }: { onChoose: (business: BusinessDetails) => void }) {
  const business = useQuery(savedTravellers).data?.business;
  if (!business) return null;
  return (
    <div>
      <Button size="sm" onClick={() => onChoose(business)}>
        {t('Use {company}', { company: business.companyName })}
      </Button>
    </div>
  );
}
