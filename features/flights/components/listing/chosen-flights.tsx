import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { airportChanges, airportInCity, withTerminal } from '#lib/shared/airport-names.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { clockOf, dayText, daysLater } from '#lib/shared/flight-times.ts';
import { money } from '#lib/shared/money.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import type { FlightListing } from '../../contract.ts';
import type { ItineraryFacts } from '../../rules/listing/facts.ts';
import { AirportNotes } from '#components/ui/airport-notes.tsx';
import { t } from '#lib/shared/texts.ts';
import { airportsByCode } from './flight-labels.ts';
import { useFlightListing } from './flight-listing-context.ts';
import { answerHere } from './listing-link.ts';
import styles from './listing.module.css';

/** A selected offer of a bound; `departs` are its local departure times as shown. */
export type ChosenFlight = {
  bound: number;
  key: string;
  facts: ItineraryFacts;
  total: number;
  family: string;
  departs: string[];
};

type ChosenFlightsProps = {
  chosen: readonly ChosenFlight[];
  listing: FlightListing;
  reviewHref: string;
  hrefWithout: (bound: number) => string;
  onDrop: (bound: number) => void;
  /** The review with another last offer; undefined if the search does not have it. */
  reviewWith: (offer: string) => string | undefined;
};

/** The bounds selected so far with their total; each can be changed without losing the ones before it. */
export function ChosenFlights({ chosen, listing, reviewHref, hrefWithout, onDrop, reviewWith }: ChosenFlightsProps) {
  const { finish } = useFlightListing();
  if (!chosen.length) return null;
  const total = chosen.reduce((sum, one) => sum + one.total, 0);
  const all = chosen.length === listing.bounds.length;
  const airportOf = airportsByCode(listing.airports);
  const ends = chosen.map(({ facts }) => {
    const legs = facts.itinerary.flights.map((at) => listing.flights[at]!);
    return { from: airportOf(legs[0]!.from), to: airportOf(legs.at(-1)!.to) };
  });
  return (
    <section className={styles.chosen} aria-label={t('Flights chosen')}>
      <ol>
        {chosen.map(({ bound, facts, total: price, family }, place) => {
          const legs = facts.itinerary.flights.map((at) => listing.flights[at]!);
          const { from, to, date } = listing.bounds[bound]!;
          return (
            <li key={bound} className={styles.chosenOne}>
              <span className={styles.chosenFlight}>
                <strong>{t('{from} to {to}', { from: t(from.name), to: t(to.name) })}</strong>
                <span className="small muted">
                  {formatDate(date, listing.today)}, {clockOf(legs[0]!.departsAt)}–{clockOf(legs.at(-1)!.arrivesAt)}
                  {dayText(daysLater(legs[0]!.departsAt, legs.at(-1)!.arrivesAt))} ·{' '}
                  {legs.map(({ number }) => number).join(', ')} · {t(family)}
                </span>
                <span className="small">
                  {withTerminal(airportInCity(ends[place]!.from), legs[0]!.fromTerminal)} –{' '}
                  {withTerminal(airportInCity(ends[place]!.to), legs.at(-1)!.toTerminal)}
                </span>
              </span>
              <Price money={money(price)} />
              <Button
                variant="txt"
                size="sm"
                href={hrefWithout(bound)}
                prefetch={false}
                scroll={false}
                onClick={answerHere(() => onDrop(bound))}
              >
                {t('Change')}
                <span className="visually-hidden"> {t('the flight to {city}', { city: t(to.name) })}</span>
              </Button>
            </li>
          );
        })}
      </ol>
      <AirportNotes notes={airportChanges(ends)} />
      <p className={styles.sum}>
        {all
          ? t('The whole trip for {people}, all taxes included', { people: describeParty(listing.party) })
          : t('So far, all taxes included')}{' '}
        <Price money={money(total)} size="md" />
      </p>
      {all && finish?.({ offers: chosen.map(({ key }) => key), total, reviewHref, reviewWith })}
      {all && !finish && (
        <Button variant="go" href={reviewHref} className={styles.book}>
          {t(listing.bounds.length > 1 ? 'Book this trip' : 'Book this flight')}
        </Button>
      )}
    </section>
  );
}
