import { Button } from '#components/ui/button.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { type Form, refusedFields, useForm } from '#lib/client/use-form.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { fieldErrors } from '#lib/shared/field-errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { FrequentFlyerFields } from '../parts/frequent-flyer-fields.tsx';
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
  /** Frequent-flyer numbers by the airline's code. */
  frequentFlyer: Record<string, string>;
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
  frequentFlyer: {},
};

/** `guest.passport.number` → `passportNumber`. */
const fieldOf = (path: string): string =>
  path
    .replace(/^guest\./, '')
    .replace(/^passport\.number$|^passport$/, 'passportNumber')
    .replace(/^passport\.expires$/, 'passportExpires')
    .replace(/^passport\.nationality$/, 'nationality');

const NAMES_NOTE: Record<GuestLinkPage['trip']['kind'], string> = {
  stay: 'As on the ID shown at check-in.',
  flight: 'As in the passport or identity card: a ticket is for one person and cannot be passed on.',
};

type GuestDetailsFormProps = { token: string; page: GuestLinkPage; onSent: () => void };

/** What the trip asks of one guest; bad input is said beside its field. */
export function GuestDetailsForm({
  token,
  page: { titles, asksBorn, asksPassport, programmes, trip },
  onSent,
}: GuestDetailsFormProps) {
  const form = useForm<Typed>(() => EMPTY, fieldOf);
  const submit = form.submit(
    async ({ passportNumber, passportExpires, nationality, born, frequentFlyer, ...names }) => {
      const numbers = programmes.flatMap(({ code }) => {
        const number = frequentFlyer[code]?.trim();
        return number ? [{ airline: code, number }] : [];
      });
      const guest = {
        ...names,
        title: names.title as GuestAnswer['title'], // an empty one is refused beside its field
        born: asksBorn && born ? born : null,
        passport: asksPassport ? { number: passportNumber, expires: passportExpires, nationality } : null,
        ...(numbers.length ? { frequentFlyer: numbers } : {}),
      };
      const wrong = {
        ...besideAirlines(await problemsOf(guest), numbers),
        ...(asksBorn && !born ? { born: 'Enter your date of birth as in the passport.' } : {}),
      };
      if (Object.keys(wrong).length) return wrong;
      try {
        await callOperation(sendGuestDetails, { body: { token, guest }, key: randomId() });
        onSent();
        return {};
      } catch (error) {
        return besideAirlines(refusedFields(error), numbers);
      }
    },
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.names}>
        <SelectField label="Title" options={titleOptions(titles)} {...form.field('title')} />
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Family name" autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <p className="small muted">{NAMES_NOTE[trip.kind]}</p>
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
      <FrequentFlyerFields programmes={programmes} fieldOf={(code) => form.field(`frequentFlyer.${code}`)} />
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

/** Errors of `frequentFlyer.0.number`, or of the server's `guest.frequentFlyer.0.…`, beside the number of its airline. */
const besideAirlines = (problems: FieldErrors, numbers: readonly { airline: string }[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, at] = /^(?:guest\.)?frequentFlyer\.(\d+)/.exec(path) ?? [];
      return [at ? `frequentFlyer.${numbers[Number(at)]?.airline ?? ''}` : path, problem];
    }),
  );

/** Errors by field as the contract has them; none where it cannot be loaded: the server checks the same. */
async function problemsOf(guest: unknown): Promise<FieldErrors> {
  const contract = await import('../../guest-links.contract.ts').catch(() => null);
  const error = contract?.guestAnswer.safeParse(guest).error;
  return error ? fieldErrors(error) : {};
}
