import { Button } from '#components/ui/button.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { type Form, refusedFields, useForm } from '#lib/client/use-form.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { useCountries } from '../../client/flights/use-countries.ts';
import { sendGuestDetails } from '../../client/guest-link-calls.ts';
import type { GuestAnswer, GuestLinkPage } from '../../contract.ts';
import { titleOptions } from '../parts/title-options.ts';
import styles from './guest-details.module.css';

type Typed = {
  title: GuestAnswer['title'] | '';
  firstName: string;
  lastName: string;
  born: string;
  passportNumber: string;
  passportExpires: string;
  nationality: string;
};

const INDIA = '356';
const EMPTY: Typed = {
  title: '',
  firstName: '',
  lastName: '',
  born: '',
  passportNumber: '',
  passportExpires: '',
  nationality: INDIA,
};

/** `guest.passport.number` → `passportNumber`. */
const fieldOf = (path: string): string =>
  path
    .replace(/^guest\./, '')
    .replace(/^passport\.number$|^passport$/, 'passportNumber')
    .replace(/^passport\.expires$/, 'passportExpires')
    .replace(/^passport\.nationality$/, 'nationality');

type OwnDetailsFormProps = { token: string; page: GuestLinkPage; onSent: () => void };

/** What the trip asks of one guest; bad input is said beside its field. */
export function OwnDetailsForm({ token, page: { titles, asksBorn, asksPassport, trip }, onSent }: OwnDetailsFormProps) {
  const form = useForm<Typed>(() => EMPTY, fieldOf);
  const submit = form.submit(async ({ passportNumber, passportExpires, nationality, born, ...names }) => {
    const guest = {
      ...names,
      title: names.title as GuestAnswer['title'], // an empty one is refused beside its field
      born: asksBorn && born ? born : null,
      passport: asksPassport ? { number: passportNumber, expires: passportExpires, nationality } : null,
    };
    const wrong = {
      ...(await problemsOf(guest)),
      ...(asksBorn && !born ? { born: 'Enter your date of birth as in the passport.' } : {}),
    };
    if (Object.keys(wrong).length) return wrong;
    try {
      await callOperation(sendGuestDetails, { body: { token, guest }, key: randomId() });
      onSent();
      return {};
    } catch (error) {
      return refusedFields(error);
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <SelectField label="Title" options={titleOptions(titles)} {...form.field('title')} />
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Family name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <p className="small muted">
        {trip.kind === 'stay'
          ? 'As on the ID shown at check-in.'
          : 'As in the passport or identity card: a ticket is for one person and cannot be passed on.'}
      </p>
      {asksBorn && <TextField label="Date of birth" type="date" autoComplete="bday" {...form.field('born')} />}
      {asksPassport && (
        <>
          <TextField
            label="Passport number"
            autoCapitalize="characters"
            spellCheck={false}
            autoComplete="off"
            {...form.field('passportNumber')}
          />
          <TextField label="Passport expires" type="date" {...form.field('passportExpires')} />
          <Nationality field={form.field('nationality')} />
        </>
      )}
      {form.problem && (
        <p className={styles.problem} role="alert">
          {form.problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="go" size="lg" busy={form.sending} busyLabel="Sending…">
          Send my details
        </Button>
      </div>
    </form>
  );
}

function Nationality({ field }: { field: ReturnType<Form<Typed>['field']> }) {
  const countries = useCountries();
  return (
    <SelectField
      key={countries.data ? 'all' : 'one'}
      label="Passport of"
      options={countries.data ?? [{ value: INDIA, label: 'India' }]}
      {...field}
    />
  );
}

/** Errors by field as the contract has them; none where it cannot be loaded: the server checks the same. */
async function problemsOf(guest: unknown): Promise<FieldErrors> {
  const contract = await import('../../guest-links.contract.ts').catch(() => null);
  const error = contract?.guestAnswer.safeParse(guest).error;
  return error ? fieldErrors(error) : {};
}
