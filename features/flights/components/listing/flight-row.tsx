import { memo, useCallback, useState, type CSSProperties } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { airportCodeAndName, airportInCity, changePlace, withTerminal } from '#lib/shared/airport-names.ts';
import { clockOf, daysLater, durationText, spokenDuration } from '#lib/shared/flight-times.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightAirport, FlightListing, ListedFlight } from '../../contract.ts';
import { FAMILIES_SHOWN, FAMILY_NAMES } from '../../rules/fares/families.ts';
import type { FareFacts, ItineraryFacts } from '../../rules/listing/facts.ts';
import { offerKey } from '../../rules/offer-key.ts';
import { FareGrid } from './fare-grid.tsx';
import { useFlightListing } from './flight-listing-context.ts';
import { directionText } from './flight-labels.ts';
import { answerHere, type PickedFare } from './listing-link.ts';
import { TripFare } from './trip-fare.tsx';
import styles from './flight-row.module.css';

export type FlightRowProps = {
  facts: ItineraryFacts;
  listing: FlightListing;
  airportOf: (code: string) => FlightAirport;
  /** The amount the rest of the trip adds to each total, in paise. */
  beside: number;
  /** The link that selects an offer, and the same without a request. */
  chosenHref: (offer: PickedFare) => string;
  onChoose: (offer: PickedFare) => void;
};

/**
 * One itinerary: airline, times, duration, and a price per fare family; expands to what each fare includes. The details
 * are rendered when expanded; for browsers without script they are in the page and skipped by others.
 */
export const FlightRow = memo(function FlightRow({
  facts,
  listing,
  airportOf,
  beside,
  chosenHref,
  onChoose,
}: FlightRowProps) {
  const { note, fareNote, cellNote } = useFlightListing();
  const [unfolded, setUnfolded] = useState(false);
  const unfold = () => setUnfolded(true);
  const unfoldedBeforeWaking = useCallback((row: HTMLDetailsElement | null) => {
    if (row?.open) setUnfolded(true);
  }, []);
  const legs = facts.itinerary.flights.map((at) => listing.flights[at]!);
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const families = FAMILIES_SHOWN[listing.cabin];
  const fareOf = (family: string) => facts.fares.find(({ terms }) => listing.terms[terms]!.family === family);
  const hoursLeft = (Date.parse(`${first.departsAt}Z`) - Date.parse(`${listing.today}T00:00Z`)) / 3_600_000;
  const picked = (fare: FareFacts): PickedFare => ({
    key: keyOf(fare, listing, legs),
    total: fare.total,
    departs: legs.map(({ departsAt }) => departsAt),
  });
  const folded = (
    <>
      <Legs legs={legs} airportOf={airportOf} />
      <FareGrid
        fares={facts.fares}
        listing={listing}
        hoursLeft={hoursLeft}
        beside={beside}
        hrefOf={(fare) => chosenHref(picked(fare))}
        onChoose={(fare) => onChoose(picked(fare))}
        says={`${first.number}, ${clockOf(first.departsAt)}`}
        note={fareNote && ((fare) => fareNote(keyOf(fare, listing, legs)))}
      />
    </>
  );
  return (
    <div className={classNames('card', styles.row)}>
      <details ref={unfoldedBeforeWaking} name="flight" onToggle={unfold}>
        <summary className={styles.summary} onClick={unfold}>
          <span className={styles.badge} aria-hidden="true">
            {facts.itinerary.airline}
          </span>
          <span>
            <span className={styles.clock}>
              {clockOf(first.departsAt)} <span className={styles.line} aria-hidden="true" />
              <span className="visually-hidden"> {t('to')} </span> {clockOf(last.arrivesAt)}
              <Later days={daysLater(first.departsAt, last.arrivesAt)} />
            </span>
            <span className={styles.ends}>
              {withTerminal(airportCodeAndName(airportOf(first.from)), first.fromTerminal)}{' '}
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('to')}</span>{' '}
              {withTerminal(airportCodeAndName(airportOf(last.to)), last.toTerminal)}
            </span>
            <span className={styles.about}>
              {airlineNames(legs, listing)} {legs.map(({ number }) => number).join(', ')} ·{' '}
              <span aria-hidden="true">{durationText(facts.minutes)}</span>
              <span className="visually-hidden">{spokenDuration(facts.minutes)}</span> ·{' '}
              {directionText(legs, airportOf)}
            </span>
            {note?.(facts)}
          </span>
          <Icon name="chevron" size={16} className={styles.chevron} />
        </summary>
        {unfolded ? folded : <noscript>{folded}</noscript>}
      </details>
      <div className={styles.cells} style={{ '--families': families.length } as CSSProperties}>
        {families.map((family) => {
          const fare = fareOf(family);
          const name = (
            <span className={styles.family}>
              {t(FAMILY_NAMES[family])}
              <span className="visually-hidden"> </span>
            </span>
          );
          return fare ? (
            <a
              key={family}
              className={classNames(styles.cell, styles.pick)}
              href={chosenHref(picked(fare))}
              onClick={answerHere(() => onChoose(picked(fare)))}
            >
              {name}
              <TripFare total={fare.total + beside} party={listing.party} />
              {cellNote?.(picked(fare).key)}
              <span className="visually-hidden">{t(', choose this fare')}</span>
            </a>
          ) : (
            <span key={family} className={styles.cell}>
              {name}
              <span className={styles.none}>{t('Not on sale')}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
});

const keyOf = ({ terms }: FareFacts, listing: FlightListing, legs: readonly ListedFlight[]): string =>
  offerKey(
    listing.terms[terms]!.family,
    legs.map(({ id }) => id),
  );

const airlineNames = (legs: readonly ListedFlight[], { airlines }: FlightListing): string =>
  andList([...new Set(legs.map(({ airline }) => airlines.find(({ code }) => code === airline)?.name ?? airline))]);

function Later({ days }: { days: number }) {
  if (days === 0) return null;
  const words = t(days > 0 ? '{days} later' : '{days} earlier', { days: counted(Math.abs(days), 'day') });
  return (
    <span className={styles.later}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** Airports, terminals and aircraft of each flight, and the length of each connection. */
function Legs({ legs, airportOf }: Pick<FlightRowProps, 'airportOf'> & { legs: readonly ListedFlight[] }) {
  const wait = (at: number) =>
    (Date.parse(`${legs[at]!.departsAt}Z`) - Date.parse(`${legs[at - 1]!.arrivesAt}Z`)) / 60_000;
  return (
    <ol className={styles.legs}>
      {legs.map(({ id, number, from, to, departsAt, arrivesAt, minutes, aircraft, fromTerminal, toTerminal }, at) => (
        <li key={id}>
          {at > 0 && (
            <p className={styles.change}>
              {changePlace(airportOf(legs[at - 1]!.to), airportOf(from))}, {durationText(wait(at))}
            </p>
          )}
          <span className={styles.legClock}>{clockOf(departsAt)}</span>{' '}
          {withTerminal(airportInCity(airportOf(from)), fromTerminal)} –{' '}
          <span className={styles.legClock}>{clockOf(arrivesAt)}</span>
          <Later days={daysLater(departsAt, arrivesAt)} /> {withTerminal(airportInCity(airportOf(to)), toTerminal)}
          <span className="muted">
            {' '}
            · {number} · {durationText(minutes)} · {aircraft}
          </span>
        </li>
      ))}
    </ol>
  );
}
