'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { Fact } from '#components/ui/fact.tsx';
import { useSession } from '#features/session/client/session.ts';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { usePayTogether } from '../../client/pay-together.ts';
import type { BookingView } from '../../contract.ts';
import { isFlight } from '../../rules/category.ts';
import { holdsPriceOnly } from '../../rules/holds-price-only.ts';
import { personOf } from '../company/person-of.ts';
import { flightDetailsOf } from '../flights/review/traveller-values.ts';
import { TravellerFields } from '../flights/review/traveller-fields.tsx';
import { bookedRate } from '../parts/booked-rate.ts';
import { holdEnds } from '../parts/booking-money.ts';
import { rememberPeople } from '../parts/remember-people.ts';
import { ContactSection, RequestField } from '../review/contact-section.tsx';
import { InvoiceFields } from '../review/invoice-fields.tsx';
import review from '../review/review.module.css';
import { ReviewLayout } from '../review/review-layout.tsx';
import { useReviewForm } from '../review/use-review-form.ts';
import { PayTogetherPart } from './pay-together-part.tsx';
import { TogetherSide } from './together-side.tsx';
import { peopleOf, startTogether, togetherField, type TogetherValues } from './together-values.ts';
import { WhoTakesPart } from './who-takes-part.tsx';
import { oneListOf } from './who-travels.ts';

const FORM = 'together';

/** What is kept until when: of flights that are ticketed at once only the price. */
function heldText(bookings: readonly BookingView[], until: string): string {
  const unheld = bookings.filter(holdsPriceOnly);
  if (!unheld.length) return t('Everything is held for you until {when}.', { when: until });
  const flights = andList(unheld.map((booking) => bookedRate(booking).place));
  return t(
    'All prices are valid until {when}. The airline holds no seats for {flights}: they are yours when you pay.',
    { when: until, flights },
  );
}

/** One list of travellers, one contact and one payment for several held bookings. */
export function TogetherForm({ bookings }: { bookings: BookingView[] }) {
  const router = useRouter();
  const person = useSession(personOf);
  const [list] = useState(() => oneListOf(bookings));
  const [wallet, setWallet] = useState(0);
  const pay = usePayTogether();
  const form = useReviewForm<TogetherValues>({
    bookingId: bookings.map(({ _id }) => _id).join('*'),
    start: () => startTogether(bookings, list, person),
    nameOf: togetherField,
  });
  const total = bookings.reduce((sum, booking) => sum + booking.total, 0);
  const first = [...bookings].sort((a, b) => ((a.holdExpiresAt ?? '') < (b.holdExpiresAt ?? '') ? -1 : 1))[0]!;
  const problem = bookings.find(({ payment }) => payment.problem)?.payment.problem;
  const pan = bookings.some(({ requiredFields }) => requiredFields.some((field) => field === 'pan'));
  const stays = bookings.some((booking) => !isFlight(booking));

  const submit = form.sends(
    async () => ({}), // the server checks each booking's own rules
    async (values) => {
      const people = peopleOf(values, bookings, list);
      const { paymentId, checkoutUrl } = await pay.mutateAsync({ people, expectedTotal: total, walletAmount: wallet });
      if (values.remember) await rememberPeople(flightDetailsOf(values, { ...list, now: '' }).passengers);
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else router.push(cartRoutes.booked(paymentId));
    },
  );
  return (
    <ReviewLayout
      side={<TogetherSide bookings={bookings} total={total} />}
      pay={
        <PayTogetherPart
          bookings={bookings}
          total={total}
          form={FORM}
          covered={Math.min(wallet, total)}
          onCover={setWallet}
          problem={form.problem}
          busy={form.sending || pay.isSuccess}
        />
      }
    >
      <h1 className="h1">{t('Who is travelling?')}</h1>
      <p className={review.held}>
        <Fact icon="clock">{heldText(bookings, holdEnds(first) ?? t('you pay'))}</Fact>
      </p>
      {problem && (
        <p className={review.problem} role="alert">
          <Fact tone="bad">
            {messageText(problem)} {t('Try the payment again, or use another method.')}
          </Fact>
        </p>
      )}
      <form id={FORM} className={review.form} onSubmit={submit} noValidate>
        <TravellerFields booking={list} form={form} own={0} />
        <WhoTakesPart bookings={bookings} list={list} form={form} />
        <ContactSection form={form} heading={t('Send tickets and confirmations to')}>
          {stays && (
            <RequestField
              form={form}
              label={t('A request to the hotels')}
              hint={t('They read it, and do what they can.')}
            />
          )}
        </ContactSection>
        <InvoiceFields form={form} pan={pan ? t('Needed for what is outside India.') : null} />
      </form>
    </ReviewLayout>
  );
}
