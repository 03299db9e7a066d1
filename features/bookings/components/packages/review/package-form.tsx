'use client';

import { useState, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { useSession } from '#features/session/client/session.ts';
import { usePay } from '../../../client/pay-stay.ts';
import type { PackageBooking } from '../../../contract.ts';
import { personOf } from '../../company/person-of.ts';
import { rememberPeople } from '../../parts/remember-people.ts';
import { CancelHold } from '../../review/cancel-hold.tsx';
import { checkGuests, loadGuestRules } from '../../review/check-guests.ts';
import { ContactSection, RequestField } from '../../review/contact-section.tsx';
import { GuestNames } from '../../review/guest-names.tsx';
import { detailsOf, formField, startingValues, type GuestFormValues } from '../../review/guest-values.ts';
import { InvoiceFields } from '../../review/invoice-fields.tsx';
import { PayPart } from '../../review/pay-part.tsx';
import { ReviewLayout } from '../../review/review-layout.tsx';
import styles from '../../review/review.module.css';
import { useReviewForm } from '../../review/use-review-form.ts';
import { packageLinks } from '../parts/package-links.ts';
import { PackageSide } from '../parts/package-side.tsx';
import type { PaymentChoiceProps } from './payment-choice.tsx';

/** Only where there is a choice. */
const PaymentChoice = onDemand<PaymentChoiceProps>(() =>
  import('./payment-choice.tsx').then((choice) => choice.PaymentChoice),
);

const warmUp = () => void loadGuestRules().catch(() => undefined);

const FORM = 'travellers';

type PackageFormProps = {
  booking: PackageBooking;
  /** Shown above the form. */
  children: ReactNode;
};

/** One lead guest a room, contact, tax numbers, summary and the Pay button. */
export function PackageForm({ booking, children }: PackageFormProps) {
  const router = useRouter();
  const person = useSession(personOf);
  const [covered, setCovered] = useState(0);
  const { payments: [first] = [], left = false } = booking.instalments ?? {};
  const [deposit, setDeposit] = useState(left);
  const pay = usePay();
  const rooms = booking.rooms.length;
  const form = useReviewForm<GuestFormValues>({
    bookingId: booking._id,
    start: () => startingValues(booking, rooms, person),
    nameOf: formField,
  });
  const choose = (next: boolean) => {
    setDeposit(next);
    setCovered(0);
  };
  const submit = form.sends(checkGuests, async (values) => {
    const guests = { bookingId: booking._id, details: detailsOf(values) };
    const { checkoutUrl } = await pay.mutateAsync({
      guests,
      expectedTotal: booking.total,
      walletAmount: covered,
      ...(deposit ? { paying: 'deposit' } : {}),
    });
    if (values.remember) await rememberPeople(guests.details.guests);
    if (checkoutUrl) window.location.assign(checkoutUrl);
    else router.push(packageLinks.done(booking._id));
  });
  return (
    <ReviewLayout
      side={<PackageSide booking={booking} />}
      pay={
        <>
          <PayPart
            booking={booking}
            form={FORM}
            covered={covered}
            onCover={setCovered}
            due={deposit ? first?.amount : undefined}
            choice={
              first &&
              booking.state === 'held' && <PaymentChoice booking={booking} deposit={deposit} onChange={choose} />
            }
            problem={form.problem}
            busy={form.sending || pay.isSuccess}
          />
          <CancelHold booking={booking} back={packageLinks.again(booking)} />
        </>
      }
    >
      {children}
      <form id={FORM} className={styles.form} onFocus={warmUp} onSubmit={submit} noValidate>
        <GuestNames rooms={rooms} form={form} own={0} />
        <ContactSection form={form} heading={t('Send the confirmation to')}>
          <RequestField
            form={form}
            label={t('A request to the tour operator')}
            hint={t('Food, walking, a birthday: the tour operator reads it, and does what it can.')}
          />
        </ContactSection>
        <InvoiceFields
          form={form}
          pan={
            booking.requiredFields.includes('pan')
              ? t('The tax collected at source on this package is credited to it.')
              : null
          }
        />
      </form>
    </ReviewLayout>
  );
}
