import { TextInput } from '#components/ui/text-input.tsx';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-words.ts';
import { REFUND_FILTERS, SCORES, STARS, type ListingFilters, type Narrowed } from '../../rules/listing.ts';
import { AMENITIES, AMENITY_WORDS, MEALS } from '../../rules/vocabulary.ts';
import { FilterGroup, FilterSection } from './filter-group.tsx';
import type { ListingBase } from './listing-link.ts';
import { boxValue, MEAL_FACTS, nightsWord, REFUND_WORDS, REFUNDABLE, scoreWords, starWords } from './listing-words.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ChangeFilters } from './use-listing-filters.ts';
import styles from './filters.module.css';

export type FilterPanelProps = { base: ListingBase; filters: ListingFilters; narrowed: Narrowed; nights: number; onChange: ChangeFilters; id?: string };

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] => (list.includes(value) ? list.filter((other) => other !== value) : [...list, value]);

/** Every filter with its counts. A plain GET form: without script its button sends it, with script each tick answers at once. */
export function FilterPanel({ base, filters, narrowed, nights, onChange, id }: FilterPanelProps) {
  const { counts, priceBounds, histogram } = narrowed;
  const hidden = { city: base.city, ...stayParams(base.stay), filters: '1' };
  return (
    <form id={id} action={routes.hotelListing({})} method="get" onSubmit={(event) => event.preventDefault()}>
      {Object.entries(hidden).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      {priceBounds && (
        <FilterSection title={`Total for ${nightsWord(nights)}`}>
          <PriceFilter bounds={priceBounds} histogram={histogram} price={filters.price} onChange={(price) => onChange({ ...filters, price }, 'drag')} />
        </FilterSection>
      )}
      <FilterGroup
        title="If plans change"
        options={[
          ...REFUND_FILTERS.map((value) => ({ name: 'refund', value, label: REFUND_WORDS[value], count: counts.refund[value], on: filters.refund.includes(value), toggle: () => onChange({ ...filters, refund: toggled(filters.refund, value) }) })),
          { name: 'refundable', value: '1', label: REFUNDABLE, count: counts.refundable, on: filters.refundable, toggle: () => onChange({ ...filters, refundable: !filters.refundable }) },
        ]}
      />
      <FilterGroup
        title="Meals"
        options={MEALS.map((value) => ({ name: 'meals', value, label: MEAL_FACTS[value], count: counts.meals[value], on: filters.meals.includes(value), toggle: () => onChange({ ...filters, meals: toggled(filters.meals, value) }) }))}
      />
      <FilterGroup
        title="Area" open={6} all={`All ${counts.areas.length} areas`}
        options={counts.areas.map(({ name: area, count }) => ({ name: 'areas', value: boxValue('areas', area), label: area, count, on: filters.areas.includes(area), toggle: () => onChange({ ...filters, areas: toggled(filters.areas, area) }) }))}
      />
      <FilterGroup
        title="Guests’ score"
        options={SCORES.map((least) => ({ name: 'score', value: String(least), label: scoreWords(least), count: counts.score[least], on: filters.score === least, toggle: () => onChange({ ...filters, score: filters.score === least ? null : least }) }))}
      />
      <FilterGroup
        title="Stars"
        options={STARS.map((stars) => ({ name: 'stars', value: String(stars), label: starWords(stars), count: counts.stars[stars] ?? 0, on: filters.stars.includes(stars), toggle: () => onChange({ ...filters, stars: toggled(filters.stars, stars) }) }))}
      />
      <FilterGroup
        title="It has" open={6} all={`All ${AMENITIES.length}`}
        options={AMENITIES.map((value) => ({ name: 'amenities', value, label: AMENITY_WORDS[value], count: counts.amenities[value], on: filters.amenities.includes(value), toggle: () => onChange({ ...filters, amenities: toggled(filters.amenities, value) }) }))}
      />
      <FilterSection title="Name or area">
        <TextInput
          name="q" icon="search" aria-label="Name or area holds" value={filters.q} maxLength={80} autoComplete="off" spellCheck={false} className={styles.search}
          onChange={(event) => onChange({ ...filters, q: event.target.value }, 'drag')}
        />
      </FilterSection>
      <noscript>
        <button type="submit" className={styles.send}>Show results</button>
      </noscript>
    </form>
  );
}
