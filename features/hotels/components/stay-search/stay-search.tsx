'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { SearchButton, SearchFold, searchForm, waiting } from '#components/ui/search-form.tsx';
import { useSearchWay } from '#components/ui/use-search-way.ts';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-words.ts';
import { routes } from '#lib/shared/routes.ts';
import { DatesField } from './dates-field.tsx';
import { GuestsField } from './guests-field.tsx';
import styles from './stay-search.module.css';

export type StaySearchProps = {
  /** The city field, given by the page: places belong to another room. Without it only dates and guests change. */
  children?: ReactNode;
  /** Where the search is answered: the listing, or the page of one hotel. */
  action?: string;
  stay: Stay;
  today: IsoDate;
  lastDay: IsoDate;
  /** `card` over the landing picture with the marigold button; `bar` on the listing, quiet. */
  look: 'card' | 'bar';
  /** A bar on a phone may begin as one line, this place with dates and guests, and open when it is pressed. */
  folded?: string;
  errors?: { dates?: string; rooms?: string };
  /** In place of the guests, where others decide who travels; brings the field `rooms` itself. */
  people?: ReactNode;
};

/** Where, when and who. A GET form: it works without script, and every search is a link. */
export function StaySearch({
  children,
  action = routes.hotelListing({}),
  stay,
  today,
  lastDay,
  look,
  folded,
  errors = {},
  people: others,
}: StaySearchProps) {
  const [dates, setDates] = useState({ checkIn: stay.checkIn, checkOut: stay.checkOut });
  const [rooms, setRooms] = useState(stay.rooms);
  const [open, setOpen] = useState(folded === undefined);
  const [searching, search] = useSearchWay(() => setOpen(folded === undefined));
  const [people] = describeRooms(stay.rooms).split(' · ');
  return (
    <search>
      {!open && (
        <SearchFold place={folded} onOpen={() => setOpen(true)}>
          {formatDateRange(stay.checkIn, stay.checkOut, today)} · {people}
        </SearchFold>
      )}
      <form
        action={action}
        method="get"
        onSubmit={search}
        className={classNames(searchForm, styles.form, styles[look], !children && styles.here, !open && waiting)}
      >
        {children}
        <DatesField dates={dates} onChange={setDates} today={today} lastDay={lastDay} error={errors.dates} />
        {others ?? <GuestsField rooms={rooms} onChange={setRooms} error={errors.rooms} />}
        {look === 'card' ? (
          <SearchButton className={styles.search} />
        ) : (
          <Button type="submit" variant="out" size="sm" busy={searching}>
            Change
          </Button>
        )}
      </form>
    </search>
  );
}
