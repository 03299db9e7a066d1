import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { useCountries } from '../../../client/flights/use-countries.ts';
import type { TravellersValues } from './traveller-values.ts';
import styles from './travellers.module.css';

export type PassportFieldsProps = { /** Position of the passenger. */ at: number; form: Form<TravellersValues> };

const home = () => [{ value: '356', label: t('India') }];

/** The passport of one passenger, for international journeys. */
export function PassportFields({ at, form }: PassportFieldsProps) {
  const countries = useCountries();
  return (
    <div className={styles.passport}>
      <TextField
        label={t('Passport number')}
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        {...form.field(`passengers.${at}.passportNumber`)}
      />
      <TextField label={t('Passport expires')} type="date" {...form.field(`passengers.${at}.passportExpires`)} />
      <SelectField
        key={countries.data ? 'all' : 'one'}
        label={t('Passport of')}
        options={countries.data ?? home()}
        {...form.field(`passengers.${at}.nationality`)}
      />
    </div>
  );
}
