import { LineEditor } from '#components/ui/line-editor.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { MOST_PROGRAMMES } from '#lib/shared/frequent-flyer.ts';
import { MEALS } from '#lib/shared/meals.ts';
import { PROGRAMME_AIRLINES } from '#lib/shared/programme-airlines.ts';
import type { TravellerFormValues } from './traveller-form-values.ts';
import styles from './travellers.module.css';

const MEAL_OPTIONS = [
  { value: '', label: 'No preference' },
  ...MEALS.map(([code, name]) => ({ value: code, label: name })),
];
const SEAT_OPTIONS = [
  { value: '', label: 'No preference' },
  { value: 'window', label: 'Window' },
  { value: 'aisle', label: 'Aisle' },
];
const AIRLINES = [
  { value: '', label: 'Choose' },
  ...Object.entries(PROGRAMME_AIRLINES).map(([value, label]) => ({ value, label })),
].sort((one, other) => (one.value && other.value ? one.label.localeCompare(other.label) : 0));

/** Preferred meal and seat on flights, and frequent-flyer numbers. */
export function PreferenceFields({ form }: { form: ChangingForm<TravellerFormValues> }) {
  const { frequentFlyer } = form.values;
  return (
    <fieldset className={styles.group}>
      <legend className="h4">On flights (optional)</legend>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField label="Preferred meal" options={MEAL_OPTIONS} {...form.field('meal')} />
          <SelectField label="Preferred seat" options={SEAT_OPTIONS} {...form.field('seat')} />
        </div>
        <LineEditor
          lines={frequentFlyer}
          most={MOST_PROGRAMMES}
          addLabel="Add a frequent-flyer number"
          newLine={() => ({ airline: '', number: '' })}
          nameOf={({ airline }, at) => `the number ${airline ? `of ${PROGRAMME_AIRLINES[airline]}` : at + 1}`}
          onLines={(numbers) => form.change({ frequentFlyer: numbers })}
          lineClassName={styles.programme}
        >
          {(_, at, remove) => (
            <>
              <SelectField label="Airline" options={AIRLINES} {...form.field(`frequentFlyer.${at}.airline`)} />
              <TextField
                label="Frequent-flyer number"
                autoCapitalize="characters"
                spellCheck={false}
                autoComplete="off"
                {...form.field(`frequentFlyer.${at}.number`)}
              />
              {remove}
            </>
          )}
        </LineEditor>
      </div>
    </fieldset>
  );
}
