import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Check } from '#components/ui/check.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { FlightBooking } from '../../../contract.ts';
import review from '../../review/review.module.css';
import type { TravellersValues } from './traveller-values.ts';

/** Where tickets go, and what the invoice says. */
export function ContactFields({ booking, form }: { booking: FlightBooking; form: UseFormReturn<TravellersValues> }) {
  const { register, control, formState: { errors } } = form;
  const business = useWatch({ control, name: 'business' });
  return (
    <>
      <section className={review.section}>
        <h2 className="h3">Where the tickets go</h2>
        <div className={review.pair}>
          <TextField label="E-mail" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
          <TextField label="Mobile" type="tel" autoComplete="tel" inputMode="tel" hint="The airline calls it when something changes." error={errors.mobile?.message} {...register('mobile')} />
        </div>
      </section>
      <section className={review.section}>
        <h2 className="h3">On the invoice</h2>
        <Check label="I need a GST invoice for a business" {...register('business')} />
        {business && (
          <>
            <div className={review.pair}>
              <TextField label="GST number" autoCapitalize="characters" spellCheck={false} error={errors.gstNumber?.message} {...register('gstNumber')} />
              <TextField label="Registered company name" autoComplete="organization" error={errors.companyName?.message} {...register('companyName')} />
            </div>
            <Field label="Registered address" hint="As on the registration, with state and PIN code. The invoice must carry it." error={errors.companyAddress?.message}>
              {(wiring) => <Textarea {...wiring} rows={2} maxLength={240} autoComplete="street-address" {...register('companyAddress')} />}
            </Field>
          </>
        )}
        {booking.requiredFields.includes('pan') && <TextField label="PAN of the person paying" hint="Needed for journeys out of India." autoCapitalize="characters" spellCheck={false} error={errors.pan?.message} {...register('pan')} />}
      </section>
    </>
  );
}
