'use client';

import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { datesFirst } from '#components/ui/dates-first.ts';
import { classNames } from '#components/ui/class-names.ts';
import { SearchButton, SearchFold, searchForm, SearchProblem, waiting } from '#components/ui/search-form.tsx';
import { useSearchNavigation } from '#components/ui/use-search-navigation.ts';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import {
  legField,
  LEGS,
  TRIP_TYPES,
  type TripInputProblems,
  type RequestedTrip,
  type TripType,
} from '../../rules/search/trip-input.ts';
import { prefillNextOrigin } from './prefill-next-origin.ts';
import { MoreFlights } from './more-flights.tsx';
import { SwapPlaces } from './swap-places.tsx';
import { TravellersField } from './travellers-field.tsx';
import { TripDates } from './trip-dates.tsx';
import styles from './flight-search.module.css';

export type FlightSearchProps = {
  asked: RequestedTrip;
  errors: TripInputProblems;
  today: IsoDate;
  lastDay: IsoDate;
  /** The place fields of each flight, given by the page, because places are another feature. */
  places: readonly { from: ReactNode; to: ReactNode }[];
  /** `card` on the landing page with the marigold button; `bar` above a listing. */
  look: 'card' | 'bar';
  /** On phones a bar can start collapsed to one line that describes the trip. */
  folded?: string;
  /** The target of the search; a company selects travellers elsewhere and gives their number. */
  action?: string;
  people?: ReactNode;
};

/** @texts */
const WAY_LABELS: Record<TripType, string> = { one: 'One way', return: 'Return', several: 'Multi-city' };

/** All errors of one part of the form. */
const told = (...messages: (string | undefined)[]): string | undefined =>
  messages.filter(Boolean).join(' ') || undefined;

/** Places, dates, passengers and cabin. A GET form: it works without script, and every search is a link. */
export function FlightSearch({
  asked,
  errors,
  today,
  lastDay,
  places,
  look,
  folded,
  action = routes.flightListing({}),
  people,
}: FlightSearchProps) {
  const [way, setWay] = useState(asked.way);
  const [open, setOpen] = useState(folded === undefined);
  const [searching, search] = useSearchNavigation(() => setOpen(folded === undefined));
  const [datesChosen, setDatesChosen] = useState(look === 'bar'); // a listing starts with the searched dates
  const days = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first, ...more] = places;
  const early = useEarlyInput();
  const carryAll = () => LEGS.forEach((at) => prefillNextOrigin(form.current?.elements.namedItem(legField('to', at))));
  const carry = way === 'several' ? carryAll : undefined; // a typed or a selected place
  const chooseWay = (one: TripType) => {
    setWay(one);
    if (one === 'several') carryAll();
  };
  return (
    <search>
      {!open && (
        <SearchFold place={folded} onOpen={() => setOpen(true)}>
          {formatDate(asked.legs[0]!.depart, today)}
        </SearchFold>
      )}
      <form
        id={early}
        ref={form}
        action={action}
        method="get"
        onSubmit={search}
        onKeyDown={datesFirst(days, datesChosen)}
        onBlur={carry}
        onClick={carry}
        aria-label={t('Flights')}
        className={classNames(searchForm, styles.form, styles[look], !open && waiting)}
      >
        <fieldset className={styles.ways}>
          <legend className="visually-hidden">{t('Trip type')}</legend>
          {TRIP_TYPES.map((one) => (
            <label key={one} className={styles.way}>
              <input
                type="radio"
                name="way"
                value={one}
                defaultChecked={one === asked.way}
                onChange={() => chooseWay(one)}
              />
              <span>{t(WAY_LABELS[one])}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.body}>
          <div className={styles.fields}>
            <div className={styles.cell}>{first?.from}</div>
            <div className={styles.cell}>
              <SwapPlaces at={0} />
              {first?.to}
            </div>
            <TripDates
              panel={days}
              onChoose={() => setDatesChosen(true)}
              way={way}
              depart={asked.legs[0]!.depart}
              back={asked.back}
              today={today}
              lastDay={lastDay}
              error={told(errors[legField('depart', 0)], errors.return)}
            />
            {people ?? (
              <TravellersField
                adults={asked.adults}
                kids={asked.children}
                infants={asked.infants}
                cabin={asked.cabin}
                error={told(errors.adults, errors.children, errors.infants, errors.cabin)}
              />
            )}
          </div>
          <MoreFlights places={more} legs={asked.legs.slice(1)} errors={errors} today={today} lastDay={lastDay} />
          <SearchProblem>{errors.then ?? (people ? (errors.adults ?? errors.cabin) : undefined)}</SearchProblem>
          {look === 'card' ? (
            <SearchButton className={styles.send} />
          ) : (
            <Button
              type="submit"
              variant="out"
              size="sm"
              busy={searching}
              className={classNames(styles.send, styles.change)}
            >
              {t('Search')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}
