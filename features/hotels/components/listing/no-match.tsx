import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import type { StaySummary } from '../../contract.ts';
import { NO_FILTERS, relaxations, type ListingFilters } from '../../rules/listing.ts';
import { answerHere, listingHref, type ListingBase } from './listing-link.ts';
import { noMatchText, onFilters, relaxText } from './listing-labels.ts';
import type { ChangeFilters } from './use-listing-filters.ts';
import styles from './listing.module.css';
import { oneOrMany, t } from '#lib/shared/texts.ts';

type NoMatchProps = {
  base: ListingBase;
  stays: readonly StaySummary[];
  filters: ListingFilters;
  onChange: ChangeFilters;
};

const OFFERED = 2;

/** Shown when no stay passes the filters: which filters to remove, and how many stays each would bring back. */
export function NoMatch({ base, stays, filters, onChange }: NoMatchProps) {
  const ways = relaxations(stays, filters)
    .slice(0, OFFERED)
    .map((way) => ({ ...way, words: relaxText(way, filters) }));
  const all = { ...NO_FILTERS, sort: filters.sort };
  const button = (label: string, next: ListingFilters, first: boolean) => (
    <Button
      key={label}
      variant={first ? 'ink' : 'out'}
      size="sm"
      href={listingHref(base, next)}
      prefetch={false}
      scroll={false}
      onClick={answerHere(() => onChange(() => next))}
    >
      {label}
    </Button>
  );
  return (
    <EmptyState
      className={styles.fill}
      title={noMatchText(onFilters(filters).length)}
      actions={
        ways.length
          ? ways.map(({ words, without }, index) =>
              button(t('Remove {filter}', { filter: words }), without, index === 0),
            )
          : button(t('Clear all filters'), all, true)
      }
    >
      {ways.length
        ? ways
            .map(({ words, count }) =>
              t(oneOrMany(count, 'Without “{filter}” there is {n}.', 'Without “{filter}” there are {n}.'), {
                filter: words,
                n: count,
              }),
            )
            .join(' ')
        : t('Removing one filter is not enough. Without filters there are {n}.', { n: stays.length })}
    </EmptyState>
  );
}
