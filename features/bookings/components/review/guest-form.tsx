'use client';

import { useEffect, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useRouter } from 'next/navigation';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Price } from '#components/ui/price.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { useSession } from '#stores/session.ts';
import { useSaveGuests } from '../../client/use-save-guests.ts';
import { usePay } from '../../client/use-pay.ts';
import type { StayBooking } from '../../contract.ts';
import { CompanyPays, CostFields, InvoiceTo } from '../company/company-parts.tsx';
import { ownRoom, personOf } from '../company/person-of.ts';
import { inMoney } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { forgetAttempts } from './attempt-key.ts';
import { checkGuests, loadGuestRules } from './check-guests.ts';
import { keepDraft, readDraft } from './guest-draft.ts';
import { GuestNames } from './guest-names.tsx';
import { detailsOf, formField, startingValues, type GuestFormValues } from './guest-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { WalletPart } from './wallet-part.tsx';
import styles from './review.module.css';

const warmUp = () => void loadGuestRules().catch(() => undefined);

/** Guests, contact, tax numbers, and the one button that pays. Typed words survive reloads, errors and the checkout. */
export function GuestForm({ booking }: { booking: StayBooking }) {
  const router = useRouter();
  const { company } = booking;
  const links = useBookingLinks();
  const person = useSession(personOf);
  const [wallet, setWallet] = useState(0);
  const [problem, setProblem] = useState('');
  const pay = usePay();
  const save = useSaveGuests();
  const waits = booking.state === 'awaiting_approval';
  const form = useForm<GuestFormValues>({ defaultValues: { ...startingValues(booking, person && company ? ownRoom(company, person) : person), ...readDraft<GuestFormValues>(booking._id) } });
  const { register, subscribe, handleSubmit, setError, formState } = form;

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(booking._id, values) }), [subscribe, booking._id]);

  const showFields = (fields: Record<string, string>) => {
    const names = Object.keys(fields);
    names.forEach((path, index) => setError(formField(path) as FieldPath<GuestFormValues>, { message: fields[path] }, { shouldFocus: index === 0 }));
  };

  const submit = async (values: GuestFormValues) => {
    setProblem('');
    const details = detailsOf(values);
    const wrong = await checkGuests(details);
    if (Object.keys(wrong).length) return showFields(wrong);
    const guests = { bookingId: booking._id, details, ...(company ? { fields: values.fields } : {}) };
    try {
      if (waits && company) {
        await save.mutateAsync(guests);
        return router.push(links.approval(company.companyId, booking._id));
      }
      const { checkoutUrl } = await pay.mutateAsync({ guests, expectedTotal: booking.total, walletAmount: wallet });
      forgetAttempts();
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else router.push(links.done(booking._id));
    } catch (error) {
      if (error instanceof ApiFailure && Object.keys(error.fields).length) showFields(error.fields);
      setProblem((error as Error).message);
    }
  };

  const { errors } = formState;
  const rest = booking.total - wallet;
  const label = waits ? 'Save for when it is approved' : rest > 0 ? `Pay ${inMoney(booking, rest)}` : company ? `Book for ${inMoney(booking, booking.total)}` : 'Pay from your wallet';
  const busy = formState.isSubmitting || pay.isPending || (pay.isSuccess && !problem);

  return (
    <form className={styles.form} onFocus={warmUp} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
      <GuestNames booking={booking} form={form} />
      <section className={styles.section}>
        <h2 className="h3">Where the confirmation goes</h2>
        <div className={styles.pair}>
          <TextField label="E-mail" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
          <TextField label="Mobile" type="tel" autoComplete="tel" inputMode="tel" error={errors.mobile?.message} {...register('mobile')} />
        </div>
        <Field label="A request to the hotel" optional hint="The hotel reads it, and does what it can." error={errors.requests?.message}>
          {(wiring) => <Textarea {...wiring} rows={2} maxLength={500} {...register('requests')} />}
        </Field>
      </section>
      {company && <CostFields company={company} form={form} />}
      <InvoiceFields
        form={form}
        company={company && <InvoiceTo company={company} />}
        pan={booking.requiredFields.includes('pan') && !company?.invoiceTo ? 'Needed for stays outside India.' : null}
      />
      <section className={styles.section}>
        <h2 className="h3">Payment</h2>
        {company ? <CompanyPays booking={booking} used={wallet} onChange={setWallet} /> : <WalletPart total={booking.total} currency={booking.currency} used={wallet} onChange={setWallet} locked={booking.state === 'paying'} />}
        {problem && <p className={styles.problem} role="alert">{problem}</p>}
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel={waits ? 'Saving…' : 'Opening the payment…'}>{label}</Button>
        <p className="small muted">{waits ? 'Once everybody approved, your company’s account pays it and it is booked; what it does not cover you pay then.' : rest > 0 ? 'You pay on the gateway’s own page and come back here.' : 'The room is booked at once.'}</p>
      </section>
      <ActionBar label="Pay">
        <div className="grow">
          <Price money={{ amount: rest, currency: booking.currency }} size="md" />
          <p className="small muted">{wallet > 0 ? `after your ${company ? 'company’s part' : 'wallet'}, all taxes` : 'all taxes'}</p>
        </div>
        <Button type="submit" variant="go" busy={busy} busyLabel={waits ? 'Saving…' : 'Opening…'}>{waits ? 'Save' : 'Pay'}</Button>
      </ActionBar>
    </form>
  );
}
