'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useSession } from '#stores/session.ts';
import { useSaveGuests } from '../../client/use-save-guests.ts';
import { usePay } from '../../client/use-pay.ts';
import type { StayBooking } from '../../contract.ts';
import { CompanyPays, CostFields, InvoiceTo } from '../company/company-parts.tsx';
import { ownRoom, personOf } from '../company/person-of.ts';
import { inMoney } from '../parts/booking-money.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { checkGuests, loadGuestRules } from './check-guests.ts';
import { GuestNames } from './guest-names.tsx';
import { detailsOf, formField, startingValues, type GuestFormValues } from './guest-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { PayPart } from './pay-part.tsx';
import { useReviewForm } from './use-review-form.ts';
import { WalletPart } from './wallet-part.tsx';
import styles from './review.module.css';

const warmUp = () => void loadGuestRules().catch(() => undefined);

/** Guests, contact, tax numbers, and the one button that pays. */
export function GuestForm({ booking }: { booking: StayBooking }) {
  const router = useRouter();
  const { company } = booking;
  const links = useBookingLinks();
  const person = useSession(personOf);
  const [wallet, setWallet] = useState(0);
  const pay = usePay();
  const save = useSaveGuests();
  const waits = booking.state === 'awaiting_approval';
  const form = useReviewForm<GuestFormValues>({ bookingId: booking._id, start: () => startingValues(booking, person && company ? ownRoom(company, person) : person), nameOf: formField });

  const submit = form.sends((values) => checkGuests(detailsOf(values)), async (values) => {
    const guests = { bookingId: booking._id, details: detailsOf(values), ...(company ? { fields: values.fields } : {}) };
    if (waits && company) {
      await save.mutateAsync(guests);
      return router.push(links.approval(company.companyId, booking._id));
    }
    const { checkoutUrl } = await pay.mutateAsync({ guests, expectedTotal: booking.total, walletAmount: wallet });
    if (checkoutUrl) window.location.assign(checkoutUrl);
    else router.push(links.done(booking._id));
  });
  const rest = booking.total - wallet;
  return (
    <form className={styles.form} onFocus={warmUp} onSubmit={submit} noValidate>
      <GuestNames booking={booking} form={form} />
      <section className={styles.section}>
        <h2 className="h3">Where the confirmation goes</h2>
        <div className={styles.pair}>
          <TextField label="E-mail" type="email" autoComplete="email" {...form.field('email')} />
          <TextField label="Mobile" type="tel" autoComplete="tel" inputMode="tel" {...form.field('mobile')} />
        </div>
        <TextareaField label="A request to the hotel" optional hint="The hotel reads it, and does what it can." rows={2} maxLength={500} {...form.field('requests')} />
      </section>
      {company && <CostFields company={company} form={form} />}
      <InvoiceFields
        form={form}
        company={company && <InvoiceTo company={company} />}
        pan={booking.requiredFields.includes('pan') && !company?.invoiceTo ? 'Needed for stays outside India.' : null}
      />
      <PayPart
        rest={rest} currency={booking.currency} problem={form.problem} busy={form.sending || pay.isSuccess}
        label={waits ? 'Save for when it is approved' : rest > 0 ? `Pay ${inMoney(booking, rest)}` : company ? `Book for ${inMoney(booking, booking.total)}` : 'Pay from your wallet'}
        short={waits ? 'Save' : undefined}
        note={waits ? 'Once everybody approved, your company’s account pays it and it is booked; what it does not cover you pay then.' : rest > 0 ? 'You pay on the gateway’s own page and come back here.' : 'The room is booked at once.'}
        priceNote={wallet > 0 ? `after your ${company ? 'company’s part' : 'wallet'}, all taxes` : 'all taxes'}
      >
        {company ? <CompanyPays booking={booking} used={wallet} onChange={setWallet} /> : <WalletPart total={booking.total} currency={booking.currency} used={wallet} onChange={setWallet} locked={booking.state === 'paying'} />}
      </PayPart>
    </form>
  );
}
