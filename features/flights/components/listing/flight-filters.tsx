import { memo, type ReactNode } from 'react';
import { Check } from '#components/ui/check.tsx';
import { FilterSection, SendFilters } from '#components/ui/filter-section.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { routes } from '#lib/shared/routes.ts';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightListing } from '../../contract.ts';
import { LONGEST, SLOTS, type FlightFilters } from '../../rules/listing/filters.ts';
import type { FlightCounts } from '../../rules/listing/narrow.ts';
import { BAG_LABEL, cityNames, longestLabel, REFUNDABLE_LABEL, SLOT_LABELS, stopsLabel } from './flight-labels.ts';
import styles from './filters.module.css';

export type FlightFiltersProps = {
  trip: Trip;
  listing: FlightListing;
  filters: FlightFilters;
  counts: FlightCounts;
  chosen: string;
  from: string;
  to: string;
  /** Maximum durations that exclude some journeys and keep some. */
  longest: readonly number[];
  onChange: (next: (filters: FlightFilters) => FlightFilters) => void;
};

type ListFacet = 'stops' | 'airlines' | 'leaves' | 'arrives' | 'via';
const NAMES: Record<ListFacet, string> = {
  stops: 'stops',
  airlines: 'airline',
  leaves: 'leaves',
  arrives: 'arrives',
  via: 'via',
};

const MOST_PLACES = 12;

/** The durations of `LONGEST` that divide this bound's journeys. */
export const lengthsOf = (minutes: readonly number[]): number[] => {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return LONGEST.filter((hours) => hours * 60 >= least && hours * 60 < most);
};

/**
 * All filters with their counts. A GET form: its button submits without script; with script each checkbox applies at
 * once.
 */
export const FlightFiltersPanel = memo(function FlightFiltersPanel({
  trip,
  listing,
  filters,
  counts,
  chosen,
  from,
  to,
  longest,
  onChange,
}: FlightFiltersProps) {
  const cityOf = cityNames(listing.airports);
  const toggle = (facet: ListFacet, value: string | number) =>
    onChange((before) => {
      const list: readonly (string | number)[] = before[facet];
      return {
        ...before,
        [facet]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value].sort(),
      };
    });
  const box = (facet: ListFacet, value: string | number, label: ReactNode, count: number) => {
    const list: readonly (string | number)[] = filters[facet];
    return (
      <Check
        key={value}
        name={NAMES[facet]}
        value={value}
        label={label}
        count={count}
        checked={list.includes(value)}
        onChange={() => toggle(facet, value)}
      />
    );
  };
  const length = (hours: number | null, label: string) => (
    <div key={label} className={styles.length}>
      <Radio
        name="longest"
        value={hours ?? ''}
        label={label}
        checked={filters.longest === hours}
        onChange={() => onChange((before) => ({ ...before, longest: hours }))}
      />
      {hours !== null && <span className={styles.count}>{counts.longest[hours] ?? 0}</span>}
    </div>
  );
  const inOrder = (some: Record<string, number>) =>
    Object.entries(some).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const kept = (some: Record<string, number>, chosenOnes: readonly string[]) =>
    inOrder({ ...Object.fromEntries(chosenOnes.map((code) => [code, 0])), ...some });
  const places = kept(counts.via, filters.via).slice(0, MOST_PLACES);
  const airlines = kept(counts.airlines, filters.airlines);
  return (
    <form
      id={useEarlyInput()}
      action={routes.flightListing({})}
      method="get"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries({ ...tripParams(trip), chosen }).map(([name, value]) =>
        value === undefined || value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FilterSection title={t('Stops')}>
        {[0, 1, 2].map((stops) => box('stops', stops, stopsLabel(stops), counts.stops[stops] ?? 0))}
      </FilterSection>
      <FilterSection title={t('Fare')}>
        <Check
          name="bag"
          value="1"
          label={t(BAG_LABEL)}
          count={counts.bag}
          checked={filters.bag}
          onChange={() => onChange((before) => ({ ...before, bag: !before.bag }))}
        />
        <Check
          name="refundable"
          value="1"
          label={t(REFUNDABLE_LABEL)}
          count={counts.refundable}
          checked={filters.refundable}
          onChange={() => onChange((before) => ({ ...before, refundable: !before.refundable }))}
        />
      </FilterSection>
      <FilterSection title={t('Departs {city}', { city: t(from) })}>
        {SLOTS.map((slot) => box('leaves', slot, t(SLOT_LABELS[slot]), counts.leaves[slot]))}
      </FilterSection>
      <FilterSection title={t('Arrives in {city}', { city: t(to) })}>
        {SLOTS.map((slot) => box('arrives', slot, t(SLOT_LABELS[slot]), counts.arrives[slot]))}
      </FilterSection>
      {longest.length > 0 && (
        <FilterSection title={t('Travel time')}>
          {[length(null, t('Any length')), ...longest.map((hours) => length(hours, longestLabel(hours)))]}
        </FilterSection>
      )}
      <FilterSection title={t('Airline')}>
        {airlines.map(([code, count]) =>
          box('airlines', code, listing.airlines.find((airline) => airline.code === code)?.name ?? code, count),
        )}
      </FilterSection>
      {places.length > 0 && (
        <FilterSection title={t('Change of planes in')}>
          {places.map(([code, count]) => box('via', code, `${t(cityOf(code))} ${code}`, count))}
        </FilterSection>
      )}
      <SendFilters />
    </form>
  );
});
