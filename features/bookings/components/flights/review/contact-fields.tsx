import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#components/ui/text-field.tsx';
import type { FlightBooking } from '../../../contract.ts';
import { InvoiceFields } from '../../review/invoice-fields.tsx';
import review from '../../review/review.module.css';
import type { TravellersValues } from './traveller-values.ts';

/** Where tickets go, and what the invoice says. */
export function ContactFields({ booking, form }: { booking: FlightBooking; form: UseFormReturn<TravellersValues> }) {
  const { register, formState: { errors } } = form;
  return (
    <>
      <section className={review.section}>
        <h2 className="h3">Where the tickets go</h2>
        <div className={review.pair}>
          <TextField label="E-mail" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
          <TextField label="Mobile" type="tel" autoComplete="tel" inputMode="tel" hint="The airline calls it when something changes." error={errors.mobile?.message} {...register('mobile')} />
        </div>
      </section>
      <InvoiceFields form={form} pan={booking.requiredFields.includes('pan') ? 'Needed for journeys out of India.' : null} />
    </>
  );
}
