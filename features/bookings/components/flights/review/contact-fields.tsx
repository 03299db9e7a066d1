import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import type { FlightBooking } from '../../../contract.ts';
import { CostFields, InvoiceTo } from '../../company/company-parts.tsx';
import { InvoiceFields } from '../../review/invoice-fields.tsx';
import review from '../../review/review.module.css';
import type { TravellersValues } from './traveller-values.ts';

/** Contact, fields the company requires, and invoice details. */
export function ContactFields({ booking, form }: { booking: FlightBooking; form: ChangingForm<TravellersValues> }) {
  const { company } = booking;
  return (
    <>
      <section className={review.section}>
        <h2 className="h3">Where the tickets go</h2>
        <div className={review.pair}>
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <TextField
            label="Mobile"
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            hint="The airline calls it when something changes."
            {...form.field('mobile')}
          />
        </div>
      </section>
      {company && <CostFields company={company} form={form} />}
      <InvoiceFields
        form={form}
        company={company && <InvoiceTo company={company} taxState={null} />}
        pan={booking.requiredFields.includes('pan') && !company?.invoiceTo ? 'Needed for journeys out of India.' : null}
      />
    </>
  );
}
