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
import { completeRooms, type RoomInput } from '../../rules/room-input.ts';
import { DatesField } from './dates-field.tsx';
import { STAY_FORM } from './form-id.ts';
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
  const [rooms, setRooms] = useState<RoomInput[]>(stay.rooms);
  const [agesMissing, setAgesMissing] = useState(false);
  const [datesChosen, setDatesChosen] = useState(look === 'bar'); // a listing has the dates that were searched
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
            Change
          </Button>
        )}
      </form>
    </search>
  );
}
