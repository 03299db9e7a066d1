import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { allOf } from '#lib/shared/number-words.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import type { FlightListing } from '../../contract.ts';
import type { ItineraryFacts } from '../../rules/listing/facts.ts';
import { cleared, type FlightFilters } from '../../rules/listing/filters.ts';
import { facetsOn, relaxations } from '../../rules/listing/relax.ts';
import { facetText } from './flight-labels.ts';
import { answerHere } from './listing-link.ts';

type NoMatchProps = {
  all: readonly ItineraryFacts[];
  filters: FlightFilters;
  listing: FlightListing;
  hrefOf: (filters: FlightFilters) => string;
  onChange: (filters: FlightFilters) => void;
};

const OFFERED = 2;

/** Shown when no flight passes the filters: which filters to remove, and how many flights each would bring back. */
export function NoMatch({ all, filters, listing, hrefOf, onChange }: NoMatchProps) {
  const on = facetsOn(filters).length;
  const ways = relaxations(all, filters, listing.party)
    .slice(0, OFFERED)
    .map((way) => ({ ...way, words: facetText(way.facet, filters, listing) }));
  const button = (label: string, next: FlightFilters, first: boolean) => (
    <Button
      key={label}
      variant={first ? 'ink' : 'out'}
      size="sm"
      href={hrefOf(next)}
      prefetch={false}
      scroll={false}
      onClick={answerHere(() => onChange(next))}
    >
      {label}
    </Button>
  );
  return (
    <EmptyState
      title={on > 1 ? t('No flight matches {filters}', { filters: allOf(on) }) : t('No flight matches')}
      actions={
        ways.length
          ? ways.map(({ words, without }, index) =>
              button(t('Remove “{filter}”', { filter: words }), without, index === 0),
            )
          : button(t('Clear all filters'), cleared(filters), true)
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
        : t('Removing one filter is not enough. Without filters there are {n} flights.', { n: all.length })}
    </EmptyState>
  );
}
