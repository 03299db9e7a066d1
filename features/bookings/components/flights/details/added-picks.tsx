'use client';

import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useExtrasToAdd } from '../../../client/flights/added-extras.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundText, namesOf, placesOf } from '../parts/flight-text.ts';
import { BoundPicks, ExtraSelect, type PickOne } from '../review/extra-fields.tsx';
import { chosenAt, type Extras } from '../review/extras-choice.ts';
import styles from '../review/extras.module.css';

type AddedPicksProps = {
  booking: FlightBooking;
  added: Extras;
  onChange: (next: Extras) => void;
  /** Opens the seat map of a flight. */
  onSeats: (flight: string) => void;
};

/** Seats, a meal and a bag for each passenger on each flight still to fly. What a passenger has is said, not offered. */
export function AddedPicks({ booking, added, onChange, onSeats }: AddedPicksProps) {
  const { data, error, refetch } = useExtrasToAdd(booking._id);
  if (error)
    return (
      <p className="bad" role="alert">
        {messageText(error.message)}{' '}
        <Button variant="txt" size="sm" onClick={() => void refetch()}>
          {t('Ask again')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={160} />;
  if (!data.bounds.length)
    return (
      <p className="muted">
        {t(
          'Nothing can be added any more: the flights have left, or the airline has closed their sale. Ask at the airport.',
        )}
      </p>
    );
  const names = namesOf(booking);
  const types = placesOf(booking.party);
  const pick: PickOne = (label, none, place, offers) => {
    const had = chosenAt(booking.extras, place);
    return had ? (
      <p key={label} className="small muted">
        {t('{label}: {what}, booked', {
          label,
          what: messageText(offers.find(({ code }) => code === had)?.name ?? had),
        })}
      </p>
    ) : (
      <ExtraSelect key={label} {...{ booking, label, none, place, offers }} chosen={added} onChoose={onChange} />
    );
  };
  return (
    <>
      {data.bounds.map(({ bound: at, baggage, flights }) => {
        const bound = booking.bounds[at]!;
        const flies = booking.parts
          .flatMap(({ tickets }) => tickets)
          .flatMap(({ passenger, open }) => (open.includes(at) && types[passenger]?.type !== 'INF' ? [passenger] : []));
        return (
          <section key={at} className={styles.picks} aria-label={boundText(bound)}>
            <h3 className="h4">{boundText(bound)}</h3>
            <ul>
              {flights.map(({ flightId }) => (
                <SeatLine
                  key={flightId}
                  number={bound.segments.find((segment) => segment.flightId === flightId)?.number ?? ''}
                  seats={flies.map((passenger) => {
                    const place = { kind: 'seat', passenger, flight: flightId } as const;
                    return chosenAt(booking.extras, place) || chosenAt(added, place);
                  })}
                  open={flies.some(
                    (passenger) => !chosenAt(booking.extras, { kind: 'seat', passenger, flight: flightId }),
                  )}
                  onSeats={() => onSeats(flightId)}
                />
              ))}
            </ul>
            <BoundPicks {...{ booking, at, names, baggage, flights, pick }} passengers={flies} />
          </section>
        );
      })}
    </>
  );
}

type SeatLineProps = { number: string; seats: readonly string[]; open: boolean; onSeats: () => void };

/** One flight with the seats that are booked or chosen, and the way to its seat map. */
function SeatLine({ number, seats, open, onSeats }: SeatLineProps) {
  const taken = seats.filter(Boolean);
  return (
    <li className={styles.flight}>
      <span>{number}</span>
      <span className={taken.length ? 'strong' : 'muted'}>
        {taken.length ? t('Seat {seats}', { seats: taken.join(', ') }) : t('No seat chosen')}
      </span>
      {open && (
        <Button size="sm" onClick={onSeats}>
          {t('Choose seats')}
          <span className="visually-hidden">{t(' on {flight}', { flight: number })}</span>
        </Button>
      )}
    </li>
  );
}
