'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { type TypedRupees, typedRupees } from '#lib/shared/read-rupees.ts';
import { sendQuote } from '../../client/calls.ts';
import { DESK_TRANSPORT } from '../../client/queries.ts';
import type { DeskTransport } from '../../contract.ts';
import { MOST_FARE, MOST_FEE, quotePrice } from '../../rules/quote-price.ts';
import { TRANSPORT_ZONE } from '../../rules/request-text.ts';
import styles from '../transport.module.css';

/** A wall time in India as a field of the browser takes it. */
const wallTime = (instant: Date | string) =>
  `${dateInZone(instant, TRANSPORT_ZONE)}T${timeInZone(instant, TRANSPORT_ZONE)}`;

const LIMITS = { fare: { least: 100, most: MOST_FARE }, fee: { most: MOST_FEE }, charge: {} };

type Amounts = Record<keyof typeof LIMITS, TypedRupees>;

const typedAmounts = (typed: Record<keyof typeof LIMITS, string>): Amounts => ({
  fare: typedRupees(typed.fare, LIMITS.fare),
  fee: typedRupees(typed.fee, LIMITS.fee),
  charge: typedRupees(typed.charge, LIMITS.charge),
});

/** What is wrong with the amounts by field; null where all can be read. */
function problemsOf(amounts: Amounts): FieldErrors | null {
  const wrong = Object.entries(amounts).flatMap(([name, { problem }]) => (problem ? [[name, problem] as const] : []));
  return wrong.length ? Object.fromEntries(wrong) : null;
}

export type QuoteFormProps = {
  request: DeskTransport;
  /** Called once the quote was sent. */
  onSent: () => void;
};

/** A quote for a request: offer, price, and until when it is valid. Times are India's. */
export function QuoteForm({ request: { companyId, bookingId, startsAt }, onSent }: QuoteFormProps) {
  const form = useForm(() => ({
    name: '',
    note: '',
    departsAt: wallTime(startsAt),
    fare: '',
    fee: '',
    expiresAt: wallTime(new Date(Math.min(Date.now() + 24 * 3_600_000, Date.parse(startsAt)))),
    freeUntil: '',
    charge: '',
  }));
  const quote = useSend(sendQuote, { reads: DESK_TRANSPORT, done: onSent });
  const time = (name: 'departsAt' | 'expiresAt' | 'freeUntil', label: string, hint = 'Time in India') => (
    <TextField
      label={label}
      hint={hint}
      type="datetime-local"
      optional={name === 'freeUntil'}
      autoComplete="off"
      {...form.field(name)}
    />
  );
  const amount = (name: 'fare' | 'fee' | 'charge', label: string, hint: string) => (
    <MoneyField
      label={label}
      hint={hint}
      optional={name !== 'fare'}
      name={name}
      value={form.values[name]}
      onValue={(typed) => form.change({ [name]: typed })}
      limits={LIMITS[name]}
      error={form.errorOf(name)}
    />
  );
  const { fare, fee, charge } = typedAmounts(form.values);
  const price = fare.paise === null ? null : quotePrice(fare.paise, fee.paise ?? 0);
  const send = form.submit(async ({ name, note, departsAt, expiresAt, freeUntil }) => {
    const unread = problemsOf({ fare, fee, charge });
    if (unread) return unread;
    const prices = { fare: fare.paise ?? 0, fee: fee.paise ?? 0, charge: charge.paise };
    const times = { departsAt, expiresAt, freeUntil: freeUntil || null };
    await quote.sendOrThrow({ companyId, bookingId, name, note, ...times, ...prices });
  });
  return (
    <section className={styles.part}>
      <h2 className="h3">Send a quote</h2>
      <form className={styles.form} noValidate onSubmit={send}>
        <TextField
          label="Offer"
          hint="Operator, vehicle or train: “Toyota Etios with driver, Malabar Cabs”"
          autoComplete="off"
          {...form.field('name')}
        />
        <TextareaField label="Note for the traveller" optional rows={2} {...form.field('note')} />
        <div className={styles.pair}>
          {time('departsAt', 'Departs')}
          {time('expiresAt', 'Price valid until')}
        </div>
        <div className={styles.pair}>
          {amount('fare', 'Fare', 'As the operator charges it, with its taxes')}
          {amount('fee', 'Service fee', 'Before GST of 18%')}
        </div>
        <div className={styles.pair}>
          {time('freeUntil', 'Free cancellation until', 'Time in India; empty: never free')}
          {amount('charge', 'Cancellation charge after that', 'Empty: non-refundable')}
        </div>
        {price && (
          <p>
            The traveller sees {formatMoney(money(price.total), 'indian')}
            {price.tax ? `, with GST of ${formatMoney(money(price.tax), 'indian')} on the fee` : ''}.
          </p>
        )}
        <FormFailure message={form.problem} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Sending…">
            Send the quote
          </Button>
        </div>
      </form>
    </section>
  );
}
