'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { typedRupees } from '#lib/shared/read-rupees.ts';
import { sendQuote } from '../../client/calls.ts';
import { DESK_TRANSPORT } from '../../client/queries.ts';
import type { DeskTransport } from '../../contract.ts';
import { MOST_FARE, MOST_FEE, quotePrice } from '../../rules/quote-price.ts';
import { TRANSPORT_ZONE } from '../../rules/request-text.ts';
import styles from '../transport.module.css';

/** A wall time in India as a field of the browser takes it. */
const wallTime = (instant: Date | string) =>
  `${dateInZone(instant, TRANSPORT_ZONE)}T${timeInZone(instant, TRANSPORT_ZONE)}`;

const FARE = { least: 100, most: MOST_FARE };
const FEE = { most: MOST_FEE };

export type QuoteFormProps = {
  request: DeskTransport;
  /** Called once the quote was sent. */
  onSent: () => void;
};

/** A quote for a request: offer, price, and until when it is valid. Times are India's. */
export function QuoteForm({ request: { companyId, bookingId, startsAt }, onSent }: QuoteFormProps) {
  const [form, set] = useState(() => ({
    name: '',
    note: '',
    departsAt: wallTime(startsAt),
    fare: '',
    fee: '',
    expiresAt: wallTime(new Date(Math.min(Date.now() + 24 * 3_600_000, Date.parse(startsAt)))),
    freeUntil: '',
    charge: '',
  }));
  const send = useSend(sendQuote, { reads: DESK_TRANSPORT, done: onSent });
  const text = (name: 'name' | 'departsAt' | 'expiresAt' | 'freeUntil', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type={name === 'name' ? 'text' : 'datetime-local'}
      value={form[name]}
      onChange={(event) => set({ ...form, [name]: event.target.value })}
      error={send.fields[name]}
      optional={name === 'freeUntil'}
      autoComplete="off"
    />
  );
  const [fare, fee] = [typedRupees(form.fare, FARE).paise, typedRupees(form.fee, FEE).paise ?? 0];
  const price = fare === null ? null : quotePrice(fare, fee);
  return (
    <section className={styles.part}>
      <h2 className="h3">Send a quote</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.send({
            companyId,
            bookingId,
            name: form.name,
            note: form.note,
            departsAt: form.departsAt,
            fare: fare ?? 0,
            fee,
            expiresAt: form.expiresAt,
            freeUntil: form.freeUntil || null,
            charge: typedRupees(form.charge).paise,
          });
        }}
      >
        {text('name', 'Offer', 'Operator, vehicle or train: “Toyota Etios with driver, Malabar Cabs”')}
        <TextareaField
          label="Note for the traveller"
          optional
          rows={2}
          value={form.note}
          onChange={(event) => set({ ...form, note: event.target.value })}
          error={send.fields.note}
        />
        <div className={styles.pair}>
          {text('departsAt', 'Departs', 'Time in India')}
          {text('expiresAt', 'Price valid until', 'Time in India')}
        </div>
        <div className={styles.pair}>
          <MoneyField
            label="Fare"
            hint="As the operator charges it, with its taxes"
            value={form.fare}
            onValue={(typed) => set({ ...form, fare: typed })}
            limits={FARE}
            error={send.fields.fare}
          />
          <MoneyField
            label="Service fee"
            hint="Before GST of 18%"
            optional
            value={form.fee}
            onValue={(typed) => set({ ...form, fee: typed })}
            limits={FEE}
            error={send.fields.fee}
          />
        </div>
        <div className={styles.pair}>
          {text('freeUntil', 'Free cancellation until', 'Time in India; empty: never free')}
          <MoneyField
            label="Cancellation charge after that"
            hint="Empty: non-refundable"
            optional
            value={form.charge}
            onValue={(typed) => set({ ...form, charge: typed })}
            error={send.fields.charge}
          />
        </div>
        {price && (
          <p>
            The traveller sees {formatMoney(money(price.total), 'indian')}
            {price.tax ? `, with GST of ${formatMoney(money(price.tax), 'indian')} on the fee` : ''}.
          </p>
        )}
        <FormFailure message={send.message ?? undefined} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={send.busy} busyLabel="Sending…">
            Send the quote
          </Button>
        </div>
      </form>
    </section>
  );
}
