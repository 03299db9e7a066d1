'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import { routes } from '#lib/shared/routes.ts';
import { DatesField } from './dates-field.tsx';
import { GuestsField } from './guests-field.tsx';
import styles from './stay-search.module.css';

export type StaySearchProps = {
  /** The city field, given by the page: places belong to another room. */
  children: ReactNode;
  stay: Stay;
  today: IsoDate;
  lastDay: IsoDate;
  /** `card` over the landing picture with the marigold button; `bar` on the listing, quiet. */
  look: 'card' | 'bar';
  errors?: { dates?: string; rooms?: string };
};

/** Where, when and who. A plain GET form: it works without script, and every search is a link. */
export function StaySearch({ children, stay, today, lastDay, look, errors = {} }: StaySearchProps) {
  const [dates, setDates] = useState({ checkIn: stay.checkIn, checkOut: stay.checkOut });
  const [rooms, setRooms] = useState(stay.rooms);
  return (
    <search>
      <form action={routes.hotelListing({})} method="get" className={classNames(styles.form, styles[look])}>
        {children}
        <DatesField dates={dates} onChange={setDates} today={today} lastDay={lastDay} error={errors.dates} />
        <GuestsField rooms={rooms} onChange={setRooms} error={errors.rooms} />
        {look === 'card' ? (
          <button type="submit" className={styles.search}>
            <Icon name="search" />
            Search
          </button>
        ) : (
          <Button type="submit" variant="out" size="sm">Change</Button>
        )}
      </form>
    </search>
  );
}
