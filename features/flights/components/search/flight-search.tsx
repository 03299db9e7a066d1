import { Button } from '#components/ui/button.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { CABIN_CODES, CABIN_WORDS, TRIP_LIMITS } from '#lib/shared/trip-words.ts';
import styles from '../listing/listing.module.css';

/** What the form shows: the words and numbers as they were typed. */
export type FlightSearchValues = { from: string; to: string; depart: string; return: string; then: string; adults: string; children: string; infants: string; cabin: string };
export type FlightSearchErrors = Partial<Record<keyof FlightSearchValues, string>>;

type FlightSearchProps = { values: FlightSearchValues; errors: FlightSearchErrors; today: IsoDate };

const upTo = (most: number, least = 0) => Array.from({ length: most - least + 1 }, (_, n) => ({ value: String(least + n), label: String(least + n) }));

/** Where, when, who and in which cabin: a plain GET form that works without our script. */
export function FlightSearch({ values, errors, today }: FlightSearchProps) {
  const last = addDays(today, TRIP_LIMITS.daysAhead);
  return (
    <form action={routes.flightListing({})} method="get" className={styles.search} role="search" aria-label="Flights">
      <TextField label="From" name="from" defaultValue={values.from} error={errors.from} placeholder="City or airport" maxLength={60} autoComplete="off" required />
      <TextField label="To" name="to" defaultValue={values.to} error={errors.to} placeholder="City or airport" maxLength={60} autoComplete="off" required />
      <Field label="Leaves" error={errors.depart}>{(control) => <TextInput {...control} type="date" name="depart" defaultValue={values.depart} min={today} max={last} required />}</Field>
      <Field label="Comes back" optional error={errors.return}>{(control) => <TextInput {...control} type="date" name="return" defaultValue={values.return} min={today} max={last} />}</Field>
      <div className={styles.counts}>
        <Field label="Adults">{(control) => <Select {...control} name="adults" defaultValue={values.adults} options={upTo(TRIP_LIMITS.seats, 1)} />}</Field>
        <Field label="2 to 11">{(control) => <Select {...control} name="children" defaultValue={values.children} options={upTo(8)} />}</Field>
        <Field label="Under 2">{(control) => <Select {...control} name="infants" defaultValue={values.infants} options={upTo(TRIP_LIMITS.seats)} />}</Field>
      </div>
      <Field label="Cabin" error={errors.cabin}>{(control) => <Select {...control} name="cabin" defaultValue={values.cabin} options={CABIN_CODES.map((code) => ({ value: String(code), label: CABIN_WORDS[code] }))} />}</Field>
      {values.then && <input type="hidden" name="then" value={values.then} />}
      <Button variant="go" type="submit">Search flights</Button>
      <div className={styles.wrong}><FieldError>{errors.adults ?? errors.children ?? errors.infants ?? errors.then}</FieldError></div>
    </form>
  );
}
