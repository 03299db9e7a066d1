import { memo, useCallback } from 'react';
import { FilterSection, SendFilters } from '#components/ui/filter-section.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useDeferredBelowFold } from '#components/ui/use-deferred-below-fold.ts';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { REFUND_FILTERS, SCORES, STARS, type ListingFilters, type Narrowed } from '../../rules/listing.ts';
import { AMENITIES, AMENITY_LABELS, MEALS } from '../../rules/vocabulary.ts';
import { FilterGroup, type FilterOption, type ToggleBox } from './filter-group.tsx';
import type { ListingBase } from './listing-link.ts';
import {
  boxValue,
  MEAL_FACTS,
  nightsWord,
  REFUND_LABELS,
  REFUNDABLE,
  scoreLabel,
  starsLabel,
} from './listing-labels.ts';
import { PriceFilter } from './price-filter.tsx';
import { isOn, toggleFilter, type BoxFacet } from './toggle-filter.ts';
import type { ChangeFilters } from './use-listing-filters.ts';
import styles from './filters.module.css';

export type FilterPanelProps = {
  base: ListingBase;
  filters: ListingFilters;
  narrowed: Narrowed;
  nights: number;
  onChange: ChangeFilters;
  id?: string;
  /** False until the lower groups may render. */ whole?: boolean;
};

const OPEN = 6;
/** With fewer stays than this the list is shorter than the filters. */
const FEW = 8;

/**
 * All filters with their counts. A GET form: its button submits without script; with script each checkbox applies at
 * once.
 */
export function FilterPanel({
  base,
  filters,
  narrowed: { counts, priceBounds, histogram },
  nights,
  onChange,
  id,
  whole = true,
}: FilterPanelProps) {
  const onToggle = useCallback<ToggleBox>(
    (facet, value) => onChange((before) => toggleFilter(before, facet, value)),
    [onChange],
  );
  const option = (
    facet: BoxFacet,
    value: string | number,
    label: string,
    count: number,
    word?: string,
  ): FilterOption => ({ facet, value, label, count, word, on: isOn(filters, facet, value) });
  const hidden = { city: base.city, ...stayParams(base.stay), filters: '1' };
  return (
    <form
      id={useEarlyInput(id)}
      action={routes.hotelListing({})}
      method="get"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {priceBounds && (
        <FilterSection title={t('Total for {nights}', { nights: nightsWord(nights) })}>
          <PriceFilter
            bounds={priceBounds}
            histogram={histogram}
            price={filters.price}
            onChange={(price) => onChange((before) => ({ ...before, price }), 'drag')}
          />
        </FilterSection>
      )}
      <FilterGroup
        title={t('Cancellation')}
        onToggle={onToggle}
        options={[
          ...REFUND_FILTERS.map((refund) => option('refund', refund, t(REFUND_LABELS[refund]), counts.refund[refund])),
          option('refundable', 1, t(REFUNDABLE), counts.refundable),
        ]}
      />
      <FilterGroup
        title={t('Meals')}
        onToggle={onToggle}
        options={MEALS.map((meals) => option('meals', meals, t(MEAL_FACTS[meals]), counts.meals[meals]))}
      />
      {whole && (
        <>
          <FilterGroup
            title={t('Area')}
            onToggle={onToggle}
            open={OPEN}
            all={t('All {n} areas', { n: counts.areas.length })}
            options={counts.areas.map(({ name, count }) => option('areas', name, name, count, boxValue('areas', name)))}
          />
          <FilterGroup
            title={t('Guests’ score')}
            onToggle={onToggle}
            options={SCORES.map((least) => option('score', least, scoreLabel(least), counts.score[least]))}
          />
          <FilterGroup
            title={t('Stars')}
            onToggle={onToggle}
            options={STARS.map((stars) => option('stars', stars, starsLabel(stars), counts.stars[stars] ?? 0))}
          />
          <FilterGroup
            title={t('Amenities')}
            onToggle={onToggle}
            open={OPEN}
            all={t('All {n}', { n: AMENITIES.length })}
            options={AMENITIES.map((amenity) =>
              option('amenities', amenity, t(AMENITY_LABELS[amenity]), counts.amenities[amenity]),
            )}
          />
          <FilterSection title={t('Name or area')}>
            <TextInput
              name="q"
              icon="search"
              aria-label={t('Name or area contains')}
              value={filters.q}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              className={styles.search}
              onChange={(event) => onChange((before) => ({ ...before, q: event.target.value }), 'drag')}
            />
          </FilterSection>
        </>
      )}
      <SendFilters />
    </form>
  );
}

/**
 * The filters beside the list. Frozen while the same filters are open in a dialog. Beside a long list the upper groups
 * render first.
 */
export const FilterPanelBeside = memo(
  function FilterPanelBeside({ still: _still, ...panel }: FilterPanelProps & { still: boolean }) {
    return <FilterPanel {...panel} whole={useDeferredBelowFold(true, panel.narrowed.matches.length < FEW)} />;
  },
  (_before, now) => now.still,
);
