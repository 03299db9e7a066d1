'use client';

import { useState, type ReactNode } from 'react';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { usePayFlight, useSaveTravellers } from '../../../client/flights/pay-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import { AskGuests, SaveNames } from '../../company/company-parts.tsx';
import { ownPlace, personOf } from '../../company/person-of.ts';
import { PayPart } from '../../review/pay-part.tsx';
import { ReviewLayout } from '../../review/review-layout.tsx';
import { rememberPeople } from '../../parts/remember-people.ts';
import review from '../../review/review.module.css';
import { useReviewForm } from '../../review/use-review-form.ts';
import { FlightSide } from '../parts/flight-side.tsx';
import { namesOf } from '../parts/flight-text.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';
import { checkTravellers, loadTravellerRules } from './check-travellers.ts';
import { ContactFields } from './contact-fields.tsx';
import { FlightExtras } from './flight-extras.tsx';
import { ReleaseFlight } from './release-flight.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { flightDetailsOf, startingTravellers, travellerField, type TravellersValues } from './traveller-values.ts';

const warmUp = () => void loadTravellerRules().catch(() => undefined);

const FORM = 'travellers';

type TravellersFormProps = {
  booking: FlightBooking;
  /** Before approval is requested: called once names are saved. The form then has only a Save button. */
  onNamed?: () => void;
  /** Shown above the form. */
  children?: ReactNode;
};

/**
 * Passengers, extras, contact, tax numbers, summary and the Pay button; while nothing can be paid yet, a Save button.
 */
export function TravellersForm({ booking, onNamed, children }: TravellersFormProps) {
  const router = useRouter();
  const person = useSession(personOf);
  const links = useFlightLinks();
  const { company } = booking;
  const [wallet, setWallet] = useState(0);
  const pay = usePayFlight();
  const save = useSaveTravellers();
  const form = useReviewForm<TravellersValues>({
    bookingId: booking._id,
    start: () => startingTravellers(booking, person),
    nameOf: travellerField,
  });

  const covered = Math.min(wallet, booking.total); // removed extras lower the total
  const saved = (values: TravellersValues) => ({
    bookingId: booking._id,
    details: flightDetailsOf(values, booking),
    ...(company && !onNamed ? { fields: values.fields } : {}),
  });
  const check = (values: TravellersValues) => checkTravellers(values, booking);
  const waits = booking.state === 'awaiting_approval';
  const remember = async (values: TravellersValues) => {
    if (values.remember) await rememberPeople(flightDetailsOf(values, booking).passengers);
  };
  const payNow = form.sends(check, async (values) => {
    if (onNamed || (waits && company)) {
      await save.mutateAsync(saved(values));
      await remember(values);
      return onNamed ? onNamed() : router.push(links.approval(company?.companyId ?? '', booking._id));
    }
    const { checkoutUrl } = await pay.mutateAsync({
      ...saved(values),
      expectedTotal: booking.total,
      walletAmount: covered,
    });
    await remember(values);
    if (checkoutUrl) window.location.assign(checkoutUrl);
    else router.push(links.done(booking._id));
  });
  const payLater = form.sends(check, async (values) => {
    await save.mutateAsync(saved(values));
    await remember(values);
    router.push(links.trip(booking._id));
  });
  const leaving = save.isPending || save.isSuccess;
  const fields = (
    <>
      <TravellerFields booking={booking} form={form} own={ownPlace(company, person)} />
      {booking.state === 'held' && (
        <FlightExtras
          booking={booking}
          names={namesOf({ party: booking.party, details: form.values })}
          preferences={form.values.passengers}
          onProposed={() =>
            form.change({ passengers: form.values.passengers.map((one) => ({ ...one, proposed: true })) })
          }
        />
      )}
      <ContactFields booking={booking} form={form} costs={!onNamed} />
    </>
  );
  const ask = company?.guests ? <AskGuests booking={booking} form={form} /> : null;
  if (onNamed)
    return (
      <>
        {ask}
        <form id={FORM} className={review.form} onFocus={warmUp} onSubmit={payNow} noValidate>
          {fields}
          <SaveNames problem={form.problem} busy={form.sending} />
        </form>
      </>
    );
  return (
    <ReviewLayout
      side={<FlightSide booking={booking} />}
      pay={
        <>
          <PayPart
            booking={booking}
            form={FORM}
            covered={covered}
            onCover={setWallet}
            problem={form.problem}
            busy={(form.sending && !leaving) || pay.isSuccess}
            instead={
              booking.holds === 'pnr' &&
              booking.state === 'held' && (
                <Button form={FORM} variant="out" wide busy={leaving} busyLabel={t('Saving…')} onClick={payLater}>
                  {t('Keep the seats held, pay later')}
                </Button>
              )
            }
          />
          <ReleaseFlight booking={booking} />
        </>
      }
    >
      {children}
      {ask}
      <form id={FORM} className={review.form} onFocus={warmUp} onSubmit={payNow} noValidate>
        {fields}
      </form>
    </ReviewLayout>
  );
}
