import { Fragment } from 'react';
import { AirportNotes } from '#components/ui/airport-notes.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { airportInCity, changePlace } from '#lib/shared/airport-names.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { clockOf, daysLater, durationText, spokenDuration } from '#lib/shared/flight-times.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundNotes } from '../../../rules/airport-notes.ts';
import { boundText, dayMark } from './flight-text.ts';
import styles from './flight-plan.module.css';

type Bound = FlightBooking['bounds'][number];
type Segment = Bound['segments'][number];

type FlightPlanProps = { bounds: readonly Bound[]; checkIn: readonly (string | null | undefined)[]; today: IsoDate };

/** The flights of a booking by bound, all times local to their airports. */
export function FlightPlan({ bounds, checkIn, today }: FlightPlanProps) {
  return (
    <>
      <AirportNotes notes={boundNotes(bounds)} />
      <ol className={styles.plan}>
        {bounds.map((bound, position) => (
          <li key={bound.offer}>
            <h3 className={styles.bound}>{boundText(bound)}</h3>
            <p className="small muted">
              {formatDate(bound.segments[0]!.origin.at.slice(0, 10), today)} · {durationText(bound.minutes)} ·{' '}
              {t(bound.terms.name)}, {bound.airline.name}
            </p>
            <ol className={styles.flights}>
              {bound.segments.map((segment, at) => (
                <Fragment key={segment.flightId}>
                  {segment.changeMinutes !== null && (
                    <li className={styles.change}>
                      <Icon name="clock" size={16} />
                      {changePlace(
                        bound.segments[Math.max(0, at - 1)]!.destination.airport,
                        segment.origin.airport,
                      )}, {durationText(segment.changeMinutes)}
                    </li>
                  )}
                  <Flight segment={segment} />
                </Fragment>
              ))}
            </ol>
            {checkIn[position] && <p className={styles.checkIn}>{messageText(checkIn[position])}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Flight({ segment: { origin, destination, number, minutes, aircraft } }: { segment: Segment }) {
  const later = daysLater(origin.at, destination.at);
  const end = ({ airport, terminal }: Segment['origin']) =>
    `${airportInCity(airport)}${terminal ? t(', terminal {n}', { n: terminal }) : ''}`;
  return (
    <li className={styles.flight}>
      <time dateTime={origin.instant} className={styles.clock}>
        {clockOf(origin.at)}
      </time>
      <span>{end(origin)}</span>
      <span className={styles.leg}>
        {number} · <span aria-hidden="true">{durationText(minutes)}</span>
        <span className="visually-hidden">{spokenDuration(minutes)}</span> · {aircraft}
      </span>
      <time dateTime={destination.instant} className={styles.clock}>
        {clockOf(destination.at)}
        {later !== 0 && <sup>{dayMark(later)}</sup>}
      </time>
      <span>
        {end(destination)}
        {later !== 0 && (
          <span className="visually-hidden">
            , {t(later > 0 ? '{days} later' : '{days} earlier', { days: counted(Math.abs(later), 'day') })}
          </span>
        )}
      </span>
    </li>
  );
}
