import { LineEditor } from '#components/ui/line-editor.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { MOST_PROGRAMMES } from '#lib/shared/frequent-flyer.ts';
import { MEALS } from '#lib/shared/meals.ts';
import { PROGRAMME_AIRLINES } from '#lib/shared/programme-airlines.ts';
import { t } from '#lib/shared/texts.ts';
import type { TravellerFormValues } from './traveller-form-values.ts';
import styles from './travellers.module.css';

const mealOptions = () => [
  { value: '', label: t('No preference') },
  ...MEALS.map(([code, name]) => ({ value: code, label: t(name) })),
];
const seatOptions = () => [
  { value: '', label: t('No preference') },
  { value: 'window', label: t('Window') },
  { value: 'aisle', label: t('Aisle') },
];
const airlines = () =>
  [
    { value: '', label: t('Choose') },
    ...Object.entries(PROGRAMME_AIRLINES).map(([value, label]) => ({ value, label })),
  ].sort((one, other) => (one.value && other.value ? one.label.localeCompare(other.label) : 0));

/** Preferred meal and seat on flights, and frequent-flyer numbers. */
export function PreferenceFields({ form }: { form: ChangingForm<TravellerFormValues> }) {
  const { frequentFlyer } = form.values;
  return (
    <fieldset className={styles.group}>
      <legend className="h4">{t('On flights (optional)')}</legend>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField label={t('Preferred meal')} options={mealOptions()} {...form.field('meal')} />
          <SelectField label={t('Preferred seat')} options={seatOptions()} {...form.field('seat')} />
        </div>
        <LineEditor
          lines={frequentFlyer}
          most={MOST_PROGRAMMES}
          addLabel={t('Add a frequent-flyer number')}
          newLine={() => ({ airline: '', number: '' })}
          nameOf={({ airline }, at) =>
            airline
              ? t('the number of {airline}', { airline: PROGRAMME_AIRLINES[airline] ?? airline })
              : t('the number {n}', { n: at + 1 })
          }
          onLines={(numbers) => form.change({ frequentFlyer: numbers })}
          lineClassName={styles.programme}
        >
          {(_, at, remove) => (
            <>
              <SelectField label={t('Airline')} options={airlines()} {...form.field(`frequentFlyer.${at}.airline`)} />
              <TextField
                label={t('Frequent-flyer number')}
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
