'use client';

import { useState, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { useSaveGuests, usePay } from '../../client/pay-stay.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import type { StayBooking } from '../../contract.ts';
import { AskGuests, CostFields, InvoiceTo, SaveNames } from '../company/company-parts.tsx';
import { ownPlace, personOf } from '../company/person-of.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { rememberPeople } from '../parts/remember-people.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { differingNames } from '../../rules/room-text.ts';
import { checkGuests, loadGuestRules } from './check-guests.ts';
import { ContactSection, RequestField } from './contact-section.tsx';
import { GuestNames } from './guest-names.tsx';
import { detailsOf, everybody, formField, startingValues, type GuestFormValues } from './guest-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { CancelHold } from './cancel-hold.tsx';
import { PayPart } from './pay-part.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { useReviewForm } from './use-review-form.ts';
import styles from './review.module.css';

const warmUp = () => void loadGuestRules().catch(() => undefined);

const FORM = 'guests';

type GuestFormProps = {
  booking: StayBooking;
  /** Before approval is requested: called once names are saved. The form then has only a Save button. */
  onNamed?: () => void;
  /** Shown above the form. */
  children?: ReactNode;
};

/** Guests, contact, tax numbers, summary and the Pay button; while nothing can be paid yet, a Save button. */
export function GuestForm({ booking, onNamed, children }: GuestFormProps) {
  const router = useRouter();
  const { company } = booking;
  const links = useBookingLinks();
  const person = useSession(personOf);
  const [covered, setCovered] = useState(0);
  const pay = usePay();
  const save = useSaveGuests();
  const waits = booking.state === 'awaiting_approval';
  const people = peopleOfRooms(booking.stay.rooms);
  const form = useReviewForm<GuestFormValues>({
    bookingId: booking._id,
    start: () => startingValues(booking, booking.stay.rooms.length, person, people),
    nameOf: formField,
  });

  const submit = form.sends(checkGuests, async (values) => {
    const guests = {
      bookingId: booking._id,
      details: detailsOf(values),
      ...(company && !onNamed ? { fields: values.fields } : {}),
    };
    if (onNamed || (waits && company)) {
      await save.mutateAsync(guests);
      if (values.remember) await rememberPeople(everybody(detailsOf(values)));
      return onNamed ? onNamed() : router.push(links.approval(company?.companyId ?? '', booking._id));
    }
    const { checkoutUrl } = await pay.mutateAsync({ guests, expectedTotal: booking.total, walletAmount: covered });
    if (values.remember) await rememberPeople(everybody(detailsOf(values)));
    if (checkoutUrl) window.location.assign(checkoutUrl);
    else router.push(links.done(booking._id));
  });
  const fields = (
    <>
      <GuestNames
        rooms={booking.stay.rooms.length}
        people={people}
        names={differingNames(booking)}
        form={form}
        own={ownPlace(company, person)}
      />
      <ContactSection form={form} heading={t('Send the confirmation to')}>
        <RequestField form={form} label={t('A request to the hotel')} hint={t('The hotel does what it can.')} />
      </ContactSection>
      {company && !onNamed && <CostFields company={company} form={form} />}
      <InvoiceFields
        form={form}
        company={company && <InvoiceTo company={company} taxState={booking.taxState} />}
        taxState={booking.taxState}
        pan={
          booking.requiredFields.includes('pan') && !company?.invoiceTo ? t('Needed for stays outside India.') : null
        }
      />
    </>
  );
  const body = (
    <>
      {company && company.guests > 0 && <AskGuests booking={booking} form={form} />}
      <form id={FORM} className={styles.form} onFocus={warmUp} onSubmit={submit} noValidate>
        {fields}
        {onNamed && <SaveNames problem={form.problem} busy={form.sending} />}
      </form>
    </>
  );
  if (onNamed) return body;
  return (
    <ReviewLayout
      side={<BookingSide booking={booking} />}
      pay={
        <>
          <PayPart
            booking={booking}
            form={FORM}
            covered={covered}
            onCover={setCovered}
            problem={form.problem}
            busy={form.sending || pay.isSuccess}
          />
          <CancelHold booking={booking} back={links.hotel(booking)} />
        </>
      }
    >
      {children}
      {body}
    </ReviewLayout>
  );
}
