import { Chip } from '#components/ui/chip.tsx';
import type { ListingFilters, Narrowed } from '../../rules/listing.ts';
import { answerHere, listingHref, type ListingBase } from './listing-link.ts';
import { MEAL_FACTS, onFilters, REFUND_LABELS, scoreLabel, type OnFilter } from './listing-labels.ts';
import type { ChangeFilters } from './use-listing-filters.ts';
import styles from './listing.module.css';
import { t } from '#lib/shared/texts.ts';

type FilterChipsProps = { base: ListingBase; filters: ListingFilters; narrowed: Narrowed; onChange: ChangeFilters };

const SUGGESTIONS = 4;

/** Active filters, each removable, then some popular ones. Links, so that they work without script. */
export function FilterChips({ base, filters, narrowed, onChange }: FilterChipsProps) {
  const chip = ({ key, label, without }: OnFilter, on: boolean) => (
    <li key={key}>
      <Chip
        on={on}
        href={listingHref(base, without)}
        prefetch={false}
        onClick={answerHere(() => onChange(() => without))}
      >
        {label}
      </Chip>
    </li>
  );
  return (
    <ul className={styles.chips} aria-label={t('Filters')}>
      {onFilters(filters).map((filter) => chip(filter, true))}
      {suggestions(filters, narrowed).map((filter) => chip(filter, false))}
    </ul>
  );
}

/** Popular filters that are not active and have results, each with the filters including it. */
function suggestions(filters: ListingFilters, { counts, matches }: Narrowed): OnFilter[] {
  const [area] = counts.areas;
  const offered: (OnFilter & { on: boolean; count: number })[] = [
    {
      key: 'free',
      label: t(REFUND_LABELS.free),
      on: filters.refund.length > 0 || filters.refundable,
      count: counts.refund.free,
      without: { ...filters, refund: ['free'] },
    },
    {
      key: 'breakfast',
      label: t(MEAL_FACTS.breakfast),
      on: filters.meals.length > 0,
      count: counts.meals.breakfast,
      without: { ...filters, meals: ['breakfast'] },
    },
    {
      key: 'score8',
      label: scoreLabel(8),
      on: filters.score !== null,
      count: counts.score[8],
      without: { ...filters, score: 8 },
    },
    ...(area
      ? [
          {
            key: 'area',
            label: area.name,
            on: filters.areas.length > 0,
            count: area.count,
            without: { ...filters, areas: [area.name] },
          },
        ]
      : []),
  ];
  return offered.filter(({ on, count }) => !on && count > 0 && count < matches.length).slice(0, SUGGESTIONS);
}
