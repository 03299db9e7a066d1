'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Price } from '#components/ui/price.tsx';
import { addDays, daysBetween, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { FareCalendar } from '../../contract.ts';
import { calendarAirports, dayAirports } from '../../rules/listing/calendar-airports.ts';
import styles from './fare-days.module.css';

type FareDaysProps = Pick<FareCalendar, 'days' | 'airports'> & { trip: Trip; today: IsoDate };

const HIGHEST = 36;

/**
 * Fare calendar: five weeks of days with the lowest fare of each; bars begin at zero. In a city of several airports it
 * says which the prices are for. Selecting a day moves the whole trip.
 */
export function FareDays({ days, airports, trip, today }: FareDaysProps) {
  const [first] = trip.bounds;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && row.current)
      row.current.scrollLeft =
        here.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2;
  }, []);
  const { notes, marked } = calendarAirports({ days, airports });
  const most = Math.max(...days.map(({ total }) => total ?? 0), 1);
  const moved = (date: IsoDate): Trip => {
    const by = first ? daysBetween(first.date, date) : 0;
    return { ...trip, bounds: trip.bounds.map((bound) => ({ ...bound, date: addDays(bound.date, by) })) };
  };
  return (
    <>
      <nav ref={row} className={styles.days} aria-label={t('Lowest fare of each day')}>
        {days.map((day) => {
          const { date, total } = day;
          const named = dayAirports(day, marked);
          return (
            <Link
              key={date}
              href={routes.flightListing(tripParams(moved(date)))}
              prefetch={false}
              className={classNames(styles.day, marked.length > 0 && styles.wide, date === first?.date && styles.today)}
              aria-current={date === first?.date ? 'date' : undefined}
            >
              <span className={styles.column} aria-hidden="true">
                <span style={{ height: Math.round(((total ?? 0) / most) * HIGHEST) }} />
              </span>
              <span className={styles.date}>
                {formatDate(date, today).slice(0, 3)} <span>{formatDate(date, today).slice(4)}</span>
              </span>
              <span className={styles.price}>
                <strong>{total === null ? t('None') : <Price money={money(total)} />}</strong>
                {named && <span className={styles.airports}>{named}</span>}
              </span>
            </Link>
          );
        })}
      </nav>
      <p className={styles.note}>
        {t('Lowest fare of each day, taxes included.')} {notes.join(' ')}
      </p>
    </>
  );
}
