import type { ChangingForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { CostFields, InvoiceTo } from '../../company/company-parts.tsx';
import { ContactSection } from '../../review/contact-section.tsx';
import { InvoiceFields } from '../../review/invoice-fields.tsx';
import type { TravellersValues } from './traveller-values.ts';

type ContactFieldsProps = {
  booking: FlightBooking;
  form: ChangingForm<TravellersValues>;
  /** Whether the fields that the company requires are asked here; a request for approval asks them itself. */
  costs: boolean;
};

/** Contact, fields the company requires, and invoice details. */
export function ContactFields({ booking, form, costs }: ContactFieldsProps) {
  const { company } = booking;
  return (
    <>
      <ContactSection
        form={form}
        heading={t('Send the tickets to')}
        mobileHint={t('The airline calls it when something changes.')}
      />
      {company && costs && <CostFields company={company} form={form} />}
      <InvoiceFields
        form={form}
        company={company && <InvoiceTo company={company} taxState={null} />}
        pan={
          booking.requiredFields.includes('pan') && !company?.invoiceTo ? t('Needed for journeys out of India.') : null
        }
      />
    </>
  );
}
