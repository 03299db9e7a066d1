import { listHeading } from '#components/ui/listing-frame.tsx';
import { ShareLink } from '#components/ui/share-link.tsx';
import { Select } from '#components/ui/select.tsx';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { describeParty, type Trip } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { SORTS, type FlightFilters, type FlightSort } from '../../rules/listing/filters.ts';
import { BestWeights } from './best-weights.tsx';
import { useFlightListing } from './flight-listing-context.ts';
import { SORT_LABELS } from './flight-labels.ts';
import { sharedFlights } from './listing-link.ts';

type ListHeadingProps = {
  title: string;
  trip: Trip;
  /** What the prices cover: a one-way trip, a whole trip, or one bound of it. */
  prices: 'flight' | 'trip' | 'direction';
  filters: FlightFilters;
  onFilters: (next: (filters: FlightFilters) => FlightFilters) => void;
};

const orders = () => SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) }));

/** @texts */
const PRICE_LABELS = {
  flight: 'all taxes included',
  trip: 'all taxes included: the whole trip, with the lowest fare of each flight still to choose',
  direction: 'all taxes included, this direction alone',
} as const;

/** The heading of the list: what it contains, what prices cover, and the sort order with the weights of "Best". */
export function ListHeading({ title, trip, prices, filters, onFilters }: ListHeadingProps) {
  const shared = sharedFlights(useFlightListing(), trip, filters);
  return (
    <>
      <div id={useEarlyInput()} className={listHeading}>
        <div className="grow">
          <h1 className="h2">{title}</h1>
          <p className="small muted">
            {t('For {people}, {prices}', { people: describeParty(trip), prices: t(PRICE_LABELS[prices]) })}
            {shared && <ShareLink {...shared} />}
          </p>
        </div>
        <Select
          look="chip"
          name="sort"
          aria-label={t('Order')}
          value={filters.sort}
          options={orders()}
          onChange={(event) => onFilters((before) => ({ ...before, sort: event.target.value as FlightSort }))}
        />
      </div>
      {filters.sort === 'best' && (
        <BestWeights
          weights={filters.weights}
          onChange={(weights) => onFilters((before) => ({ ...before, weights }))}
        />
      )}
      <p role="status" className="visually-hidden">
        {title}, {t(SORT_LABELS[filters.sort]).toLowerCase()}
      </p>
    </>
  );
}
