'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { useExtrasOffered } from '../../../client/flights/use-extras-offered.ts';
import { useSaveExtras } from '../../../client/flights/use-save-extras.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundWords, placesOf } from '../parts/flight-words.ts';
import review from '../../review/review.module.css';
import { chosenAt, withChoice, type ExtraPlace, type Extras } from './extras-choice.ts';
import type { SeatDialogProps } from './seat-dialog.tsx';
import styles from './extras.module.css';

const SeatDialog = dialogOnDemand<SeatDialogProps>(() => import('./seat-dialog.tsx').then((dialog) => dialog.SeatDialog));

type Offer = { code: string; name: string; price: number };

/** Seats, meals, bags and help of everybody, flight by flight. Every choice is saved at once and changes the total beside. */
export function FlightExtras({ booking, names }: { booking: FlightBooking; names: readonly string[] }) {
  const offered = useExtrasOffered(booking);
  const save = useSaveExtras(booking._id);
  const [chosen, setChosen] = useState<Extras>(booking.extras);
  const [seatsOf, setSeatsOf] = useState<string | null>(null);
  const seated = placesOf(booking.party).flatMap(({ type }, at) => (type === 'INF' ? [] : [at]));

  const apply = (next: Extras) => {
    const before = chosen;
    setChosen(next);
    save.mutate(next, { onError: () => setChosen(before) });
  };
  const choose = (place: ExtraPlace, code: string) => apply(withChoice(chosen, place, code));
  const priced = ({ code, name, price }: Offer) => ({ value: code, label: price ? `${name}, ${formatMoney({ amount: price, currency: booking.currency })}` : `${name}, included` });
  const pick = (label: string, none: string, place: ExtraPlace, offers: readonly Offer[]) => (
    <Field key={label} label={label}>
      {(control) => <Select {...control} value={chosenAt(chosen, place)} onChange={(event) => choose(place, event.target.value)} options={[{ value: '', label: none }, ...offers.map(priced)]} />}
    </Field>
  );
  const problem = save.error instanceof ApiFailure ? (Object.values(save.error.fields)[0] ?? save.error.message) : save.error?.message;
  return (
    <section className={review.section} aria-labelledby="extras-title">
      <div>
        <h2 className="h3" id="extras-title">Seats, meals and bags</h2>
        <p className="small muted">Nothing here is needed: without a choice the airline gives everybody a seat at check-in.</p>
      </div>
      {problem && <p className={review.problem} role="alert">{problem}</p>}
      <p role="status" className="visually-hidden">{save.isPending ? 'Saving' : save.isSuccess ? `The total is ${formatMoney({ amount: booking.total, currency: booking.currency })}` : ''}</p>
      {offered.isPending && <Skeleton height={120} />}
      {offered.error && <p className="small bad" role="alert">{offered.error.message} You can pay without these; nothing is lost.</p>}
      {booking.bounds.map((bound, at) => {
        const extras = offered.data?.bounds[at];
        return extras && (
          <div key={bound.offer} className={styles.bound}>
            <h3 className="h4">{boundWords(bound)}</h3>
            {bound.segments.map((segment) => {
              const flight = segment.flightId;
              const taken = seated.map((passenger) => chosenAt(chosen, { kind: 'seat', passenger, flight })).filter(Boolean);
              return (
                <div key={flight} className={styles.flight}>
                  <span>{segment.number} <span className="muted">{segment.aircraft}</span></span>
                  <span className={taken.length ? 'strong' : 'muted'}>{taken.length ? `Seat ${taken.join(', ')}` : 'No seat chosen'}</span>
                  <Button size="sm" onClick={() => setSeatsOf(flight)}>Choose seats<span className="visually-hidden"> on {segment.number}</span></Button>
                </div>
              );
            })}
            <Disclosure summary={`Meals and bags, ${boundWords(bound)}`}>
              <div className={styles.picks}>
                {seated.map((passenger) => (
                  <div key={passenger} className={styles.person}>
                    {pick(`Bag of ${names[passenger]}`, `${bound.terms.checkedKg} kg with the fare`, { kind: 'bag', passenger, bound: at }, extras.baggage)}
                    {extras.flights.map(({ flightId, meals }) => pick(`Meal of ${names[passenger]}, ${bound.segments.find((segment) => segment.flightId === flightId)?.number}`, 'No meal', { kind: 'meal', passenger, flight: flightId }, meals))}
                  </div>
                ))}
              </div>
            </Disclosure>
          </div>
        );
      })}
      {offered.data && (
        <Disclosure summary="Help at the airport, without charge">
          <div className={styles.picks}>{names.map((name, passenger) => pick(name, 'None needed', { kind: 'assistance', passenger }, offered.data.assistance))}</div>
        </Disclosure>
      )}
      {seatsOf && <SeatDialog booking={booking} flight={seatsOf} names={names} chosen={chosen} onChoose={apply} onClose={() => setSeatsOf(null)} />}
    </section>
  );
}
