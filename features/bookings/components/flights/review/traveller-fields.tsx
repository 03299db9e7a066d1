import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { GUEST_TITLES } from '../../../rules/guest-titles.ts';
import type { FlightBooking } from '../../../contract.ts';
import { placesOf } from '../parts/flight-words.ts';
import type { PassportFieldsProps } from './passport-fields.tsx';
import { asksBorn, type TravellersValues } from './traveller-values.ts';
import styles from './travellers.module.css';

const PassportFields = onDemand<PassportFieldsProps>(() => import('./passport-fields.tsx').then((passport) => passport.PassportFields));
const TITLES = GUEST_TITLES.map((title) => ({ value: title, label: title }));

/** Everybody who flies, named as in the passport; dates of birth and passports only where the airline must have them. */
export function TravellerFields({ booking, form }: { booking: FlightBooking; form: UseFormReturn<TravellersValues> }) {
  const { register, formState } = form;
  const abroad = booking.requiredFields.includes('passport');
  return (
    <section className={styles.section}>
      {placesOf(booking.party).map(({ type, called }, at) => {
        const errors = formState.errors.passengers?.[at];
        return (
          <fieldset key={at} className={styles.person}>
            <legend className="h3">{called}</legend>
            <Field label="Title" error={errors?.title?.message}>{(control) => <Select {...control} options={TITLES} {...register(`passengers.${at}.title`)} />}</Field>
            <TextField label="First name" autoComplete={at === 0 ? 'given-name' : 'off'} error={errors?.firstName?.message} {...register(`passengers.${at}.firstName`)} />
            <TextField label="Family name" autoComplete={at === 0 ? 'family-name' : 'off'} error={errors?.lastName?.message} {...register(`passengers.${at}.lastName`)} />
            {asksBorn(booking, type) && <div className={styles.born}><TextField label="Date of birth" type="date" autoComplete={at === 0 ? 'bday' : 'off'} error={errors?.born?.message} {...register(`passengers.${at}.born`)} /></div>}
            {abroad && <PassportFields at={at} form={form} />}
          </fieldset>
        );
      })}
      <p className="small muted">Names as in the passport or identity card: a ticket is for one person and cannot be passed on.</p>
    </section>
  );
}
