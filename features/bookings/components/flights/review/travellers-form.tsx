'use client';

import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { useRouter } from 'next/navigation';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { useSession } from '#stores/session.ts';
import { usePayFlight } from '../../../client/flights/use-pay-flight.ts';
import { useSaveTravellers } from '../../../client/flights/use-save-travellers.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { forgetAttempts } from '../../review/attempt-key.ts';
import { keepDraft, readDraft } from '../../review/guest-draft.ts';
import review from '../../review/review.module.css';
import { WalletPart } from '../../review/wallet-part.tsx';
import { namesOf } from '../parts/flight-words.ts';
import { checkTravellers, loadTravellerRules } from './check-travellers.ts';
import { ContactFields } from './contact-fields.tsx';
import { FlightExtras } from './flight-extras.tsx';
import { TravellerFields } from './traveller-fields.tsx';
import { flightDetailsOf, startingTravellers, travellerField, type TravellersValues } from './traveller-values.ts';

const warmUp = () => void loadTravellerRules().catch(() => undefined);

/** Who flies, seats and bags, contact, tax numbers, and the one button that pays. Typed words survive reloads, errors and the checkout. */
export function TravellersForm({ booking }: { booking: FlightBooking }) {
  const router = useRouter();
  const person = useSession((session) => (session.loggedInUserType === PRODUCT.id ? session.userDetails : null));
  const [wallet, setWallet] = useState(0);
  const [problem, setProblem] = useState('');
  const pay = usePayFlight();
  const save = useSaveTravellers();
  const form = useForm<TravellersValues>({ defaultValues: { ...startingTravellers(booking, person), ...readDraft<TravellersValues>(booking._id) } });
  const { control, subscribe, handleSubmit, setError, formState } = form;
  const passengers = useWatch({ control, name: 'passengers' });

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(booking._id, values) }), [subscribe, booking._id]);

  const showFields = (fields: Record<string, string>) =>
    Object.keys(fields).forEach((path, index) => setError(travellerField(path) as FieldPath<TravellersValues>, { message: fields[path] }, { shouldFocus: index === 0 }));

  /** The details when nothing is wrong with them; what is wrong stands beside its field. */
  const checked = async (values: TravellersValues) => {
    setProblem('');
    const wrong = await checkTravellers(values, booking);
    if (!Object.keys(wrong).length) return flightDetailsOf(values, booking);
    showFields(wrong);
    return null;
  };
  const refused = (error: unknown) => {
    if (error instanceof ApiFailure && Object.keys(error.fields).length) showFields(error.fields);
    setProblem((error as Error).message);
  };
  const submit = async (values: TravellersValues) => {
    const details = await checked(values);
    if (!details) return;
    try {
      const { checkoutUrl } = await pay.mutateAsync({ bookingId: booking._id, details, expectedTotal: booking.total, walletAmount: used });
      forgetAttempts();
      if (checkoutUrl) window.location.assign(checkoutUrl);
      else router.push(routes.flightConfirmation(booking._id));
    } catch (error) {
      refused(error);
    }
  };
  const payLater = async (values: TravellersValues) => {
    const details = await checked(values);
    if (!details) return;
    try {
      await save.mutateAsync({ bookingId: booking._id, details });
      forgetAttempts();
      router.push(routes.booking(booking._id));
    } catch (error) {
      refused(error);
    }
  };

  const used = wallet > 0 ? Math.min(wallet, booking.total) : 0;
  const rest = booking.total - used;
  const busy = formState.isSubmitting || pay.isPending || (pay.isSuccess && !problem);
  return (
    <form className={review.form} onFocus={warmUp} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
      <TravellerFields booking={booking} form={form} />
      {booking.state === 'held' && <FlightExtras booking={booking} names={namesOf({ party: booking.party, details: { passengers } as never })} />}
      <ContactFields booking={booking} form={form} />
      <section className={review.section}>
        <h2 className="h3">Payment</h2>
        <WalletPart total={booking.total} currency={booking.currency} used={used} onChange={setWallet} locked={booking.state === 'paying'} />
        {problem && <p className={review.problem} role="alert">{problem}</p>}
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Opening the payment…">{rest > 0 ? `Pay ${inMoney(booking, rest)}` : 'Pay from your wallet'}</Button>
        <p className="small muted">{rest > 0 ? 'You pay on the gateway’s own page and come back here. Tickets are issued once the payment has arrived.' : 'The tickets are issued at once.'}</p>
        {booking.holds === 'pnr' && booking.state === 'held' && <Button variant="out" wide busy={save.isPending} busyLabel="Saving…" onClick={() => void handleSubmit(payLater)()}>Keep the seats held, pay later</Button>}
      </section>
      <ActionBar label="Pay">
        <div className="grow">
          <Price money={{ amount: rest, currency: booking.currency }} size="md" />
          <p className="small muted">{used > 0 ? 'after your wallet, all taxes' : 'all taxes'}</p>
        </div>
        <Button type="submit" variant="go" busy={busy} busyLabel="Opening…">Pay</Button>
      </ActionBar>
    </form>
  );
}
