'use client';

import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { SearchButton, SearchFold, searchForm, waiting } from '#components/ui/search-form.tsx';
import { datesFirst } from '#components/ui/dates-first.ts';
import { openPanel } from '#components/ui/popover.tsx';
import { useSearchNavigation } from '#components/ui/use-search-navigation.ts';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { describeRooms, type Stay } from '#lib/shared/stay-shape.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { completeRooms, type RoomInput } from '../../rules/room-input.ts';
import { DatesField } from './dates-field.tsx';
import { STAY_FORM } from './form-id.ts';
import { GuestsField } from './guests-field.tsx';
import styles from './stay-search.module.css';

export type StaySearchProps = {
  /** The city field, given by the page, because places are another feature. Without it only dates and guests change. */
  children?: ReactNode;
  /** The target of the search: the listing, or the page of one hotel. */
  action?: string;
  stay: Stay;
  today: IsoDate;
  lastDay: IsoDate;
  /** `card` on the landing page with the marigold button; `bar` above a listing. */
  look: 'card' | 'bar';
  /** On phones a bar can start collapsed to one line with place, dates and guests. */
  folded?: string;
  errors?: { dates?: string; rooms?: string };
  /** Replaces the guests field, where travellers are selected elsewhere; contains the field `rooms` itself. */
  people?: ReactNode;
};

/** Place, dates and guests. A GET form: it works without script, and every search is a link. */
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
  const [rooms, setRooms] = useState<RoomInput[]>(stay.rooms);
  const [agesMissing, setAgesMissing] = useState(false);
  const [datesChosen, setDatesChosen] = useState(look === 'bar'); // a listing starts with the searched dates
  const [guests, days] = [useId(), useId()];
  const [open, setOpen] = useState(folded === undefined);
  const [searching, search] = useSearchNavigation(() => setOpen(folded === undefined));
  const searchComplete = (event: SyntheticEvent<HTMLFormElement>) => {
    if (others || completeRooms(rooms)) return search(event);
    event.preventDefault();
    setAgesMissing(true);
    openPanel(guests);
  };
  const [people] = describeRooms(stay.rooms).split(' · ');
  return (
    <search>
      {!open && (
        <SearchFold place={folded} onOpen={() => setOpen(true)}>
          {formatDateRange(stay.checkIn, stay.checkOut, today)} · {people}
        </SearchFold>
      )}
      <form
        id={STAY_FORM}
        action={action}
        method="get"
        onSubmit={searchComplete}
        onKeyDown={datesFirst(days, datesChosen)}
        className={classNames(searchForm, styles.form, styles[look], !children && styles.here, !open && waiting)}
      >
        {children}
        <DatesField
          panel={days}
          dates={dates}
          onChange={(chosen) => {
            setDates(chosen);
            setDatesChosen(true);
          }}
          today={today}
          lastDay={lastDay}
          error={errors.dates}
        />
        {others ?? (
          <GuestsField
            panel={guests}
            rooms={rooms}
            onChange={setRooms}
            agesMissing={agesMissing}
            error={errors.rooms}
          />
        )}
        {look === 'card' ? (
          <SearchButton className={styles.search} />
        ) : (
          <Button type="submit" variant="out" size="sm" busy={searching}>
            {t('Search')}
          </Button>
        )}
      </form>
    </search>
  );
}
