import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useCountries } from '../../../client/flights/use-countries.ts';
import type { TravellersValues } from './traveller-values.ts';
import styles from './travellers.module.css';

export type PassportFieldsProps = { /** Position of the passenger. */ at: number; form: UseFormReturn<TravellersValues> };

const HOME = [{ value: '356', label: 'India' }];

/** The passport of one passenger, asked for only on journeys abroad. */
export function PassportFields({ at, form: { register, formState } }: PassportFieldsProps) {
  const countries = useCountries();
  const errors = formState.errors.passengers?.[at];
  return (
    <div className={styles.passport}>
      <TextField label="Passport number" autoCapitalize="characters" spellCheck={false} autoComplete="off" error={errors?.passportNumber?.message} {...register(`passengers.${at}.passportNumber`)} />
      <TextField label="Passport expires" type="date" error={errors?.passportExpires?.message} {...register(`passengers.${at}.passportExpires`)} />
      <Field label="Passport of" error={errors?.nationality?.message}>
        {(control) => <Select key={countries.data ? 'all' : 'one'} {...control} options={countries.data ?? HOME} {...register(`passengers.${at}.nationality`)} />}
      </Field>
    </div>
  );
}
