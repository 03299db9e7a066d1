import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
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

/** Preferred meal and seat on flights, and frequent-flyer numbers. The focus follows a number that is added or removed. */
export function PreferenceFields({ form }: { form: ChangingForm<TravellerFormValues> }) {
  const { frequentFlyer } = form.values;
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(frequentFlyer.length);
  useEffect(() => {
    const [was, now] = [before.current, frequentFlyer.length];
    before.current = now;
    if (now === was) return;
    const fields = group.current?.querySelectorAll<HTMLElement>(now > was ? 'select' : 'button');
    fields?.item(fields.length - 1).focus(); // the airline of the new number, or the button that adds one
  }, [frequentFlyer.length]);
  const change = (numbers: TravellerFormValues['frequentFlyer']) => form.change({ frequentFlyer: numbers });
  return (
    <fieldset className={styles.group} ref={group}>
      <legend className="h4">On flights (optional)</legend>
      <div className={styles.form}>
        <div className={styles.pair}>
          <SelectField label="Preferred meal" options={MEAL_OPTIONS} {...form.field('meal')} />
          <SelectField label="Preferred seat" options={SEAT_OPTIONS} {...form.field('seat')} />
        </div>
        {frequentFlyer.map(({ airline }, at) => (
          <div key={at} className={styles.programme}>
            <SelectField label="Airline" options={AIRLINES} {...form.field(`frequentFlyer.${at}.airline`)} />
            <TextField
              label="Frequent-flyer number"
              autoCapitalize="characters"
              spellCheck={false}
              autoComplete="off"
              {...form.field(`frequentFlyer.${at}.number`)}
            />
            <Button
              size="sm"
              variant="txt"
              aria-label={`Remove the number ${airline ? `of ${PROGRAMME_AIRLINES[airline]}` : at + 1}`}
              onClick={() => change(frequentFlyer.filter((_, one) => one !== at))}
            >
              Remove
            </Button>
          </div>
        ))}
        {frequentFlyer.length < MOST_PROGRAMMES && (
          <div>
            <Button size="sm" onClick={() => change([...frequentFlyer, { airline: '', number: '' }])}>
              Add a frequent-flyer number
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
