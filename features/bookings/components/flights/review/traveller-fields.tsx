import { useState } from 'react';
import { Check } from '#components/ui/check.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SavedTraveller } from '#features/travellers/contract.ts';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { titlesFor } from '#lib/shared/guest-titles.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { FrequentFlyerFields } from '../../parts/frequent-flyer-fields.tsx';
import { FillInTraveller } from '../../parts/fill-in-traveller.tsx';
import { titleOptions } from '../../parts/title-options.ts';
import { isUntouched, useMyDetails } from '../../parts/use-my-details.ts';
import review from '../../review/review.module.css';
import { placesOf } from '../parts/flight-text.ts';
import type { PassportFieldsProps } from './passport-fields.tsx';
import { programmesOf } from '../../../rules/programmes-of.ts';
import { asksBorn, filledIn, type TravellersValues } from './traveller-values.ts';
import styles from './travellers.module.css';

const PassportFields = onDemand<PassportFieldsProps>(() =>
  import('./passport-fields.tsx').then((passport) => passport.PassportFields),
);

/** Passengers, named as in the passport; birth dates and passports only where the airline requires them. */
export function TravellerFields({
  booking,
  form,
  own,
}: {
  booking: Pick<FlightBooking, 'party' | 'requiredFields' | 'bounds'>;
  form: ChangingForm<TravellersValues>;
  /** The place of the person in this tab, whose saved details are filled in; null for none. */
  own: number | null;
}) {
  const { passengers } = form.values;
  const [begun] = useState(passengers);
  const fill = (place: number, saved: SavedTraveller) =>
    form.change({ passengers: passengers.map((typed, at) => (at === place ? filledIn(typed, saved) : typed)) });
  useMyDetails(own !== null && isUntouched(begun[own]), (saved) => {
    if (own !== null && passengers[own] === begun[own]) fill(own, saved); // else it was typed in meanwhile
  });
  const programmes = programmesOf(booking);
  const abroad = booking.requiredFields.includes('passport');
  return (
    <section className={review.section}>
      {placesOf(booking.party).map(({ type, called }, at) => (
        <fieldset key={at} className={review.person}>
          <legend className="h3">{called}</legend>
          <FillInTraveller called={called} onChoose={(saved) => fill(at, saved)} />
          <SelectField
            label={t('Title')}
            options={titleOptions(titlesFor(type))}
            {...form.field(`passengers.${at}.title`)}
          />
          <TextField
            label={t('First name')}
            autoComplete={at === 0 ? 'given-name' : 'off'}
            {...form.field(`passengers.${at}.firstName`)}
          />
          <TextField
            label={t('Family name')}
            autoComplete={at === 0 ? 'family-name' : 'off'}
            {...form.field(`passengers.${at}.lastName`)}
          />
          {asksBorn(booking, type) && (
            <div className={styles.born}>
              <TextField
                label={t('Date of birth')}
                type="date"
                autoComplete={at === 0 ? 'bday' : 'off'}
                {...form.field(`passengers.${at}.born`)}
              />
            </div>
          )}
          {abroad && <PassportFields at={at} form={form} />}
          {type !== 'INF' && programmes.length > 0 && (
            <div className={styles.passport}>
              <FrequentFlyerFields
                programmes={programmes}
                fieldOf={(code) => form.field(`passengers.${at}.frequentFlyer.${code}`)}
              />
            </div>
          )}
        </fieldset>
      ))}
      <p className="small muted">
        {t('Names as in the passport or identity card: a ticket is for one person and cannot be passed on.')}
      </p>
      <Check label={t('Save for the next booking')} {...form.check('remember')} />
    </section>
  );
}
