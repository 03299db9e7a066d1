'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { RESULTS } from '#components/layout/anchors.ts';
import { ActionBar } from '#components/layout/action-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ListingBar, ListingFrame, NarrowDown, results } from '#components/ui/listing-frame.tsx';
import { useBackToTop } from '#components/ui/use-back-to-top.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { leadWith } from '#lib/shared/lead-with.ts';
import type { Trip } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightListing } from '../../contract.ts';
import { factsOfBound, type ItineraryFacts } from '../../rules/listing/facts.ts';
import { cleared, filtersOn, type FlightFilters } from '../../rules/listing/filters.ts';
import { narrowFlights } from '../../rules/listing/narrow.ts';
import { priceBeside } from '../../rules/listing/trip-price.ts';
import { offerKey } from '../../rules/offer-key.ts';
import { ChosenFlights, type ChosenFlight } from './chosen-flights.tsx';
import type { FlightFilterSheetProps } from './filter-sheet.tsx';
import { FlightFiltersPanel, lengthsOf } from './flight-filters.tsx';
import { FamilyColumns } from './family-columns.tsx';
import { useFlightListing } from './flight-listing-context.ts';
import { FlightList } from './flight-list.tsx';
import { flightsWord } from './flight-labels.ts';
import { ListHeading } from './list-heading.tsx';
import { answerHere, flightsHref, reviewHref, type FlightView, type PickedFare } from './listing-link.ts';
import { NoFlights } from './no-flights.tsx';
import { NoMatch } from './no-match.tsx';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useChosenHref, useFlightView } from './use-flight-view.ts';
import styles from './listing.module.css';

/** The search result as JSON text, which is parsed faster than many small props. */
export type FlightListingProps = { packed: string; trip: Trip };

const loadSheet = () => import('./filter-sheet.tsx').then((sheet) => sheet.FlightFilterSheet);
const comeNear = () => void loadSheet().catch(() => undefined);
const FilterSheet = dialogOnDemand<FlightFilterSheetProps>(loadSheet);

/** The flights of a trip, one bound after the other. All are in memory, so that filters apply without a request. */
export function FlightListingScreen(props: FlightListingProps) {
  const search = useSearchParams().toString();
  const [first] = useState(search); // later addresses are written by the listing itself and need no render
  return <ListingOf {...props} search={first} />;
}

const ListingOf = memo(function ListingOf({ packed, trip, search }: FlightListingProps & { search: string }) {
  const listing = useMemo(() => JSON.parse(packed) as FlightListing, [packed]);
  const facts = useMemo(() => listing.bounds.map((_, bound) => factsOfBound(listing, bound)), [listing]);
  const context = useFlightListing();
  const { keeps, first, onChosen } = context;
  useRememberedSearch(trip, listing, Boolean(context.finish));
  const [view, change] = useFlightView(context, trip, search);
  const chosen = useMemo(() => chosenOf(listing, facts, view.chosen), [listing, facts, view.chosen]);
  const bound = Math.min(chosen.length, listing.bounds.length - 1);
  const applied = useDeferredValue(view.filters);
  const party = listing.party;
  const offered = useMemo(() => (keeps ? facts[bound]!.filter(keeps) : facts[bound]!), [keeps, facts, bound]);
  const { matches: found, counts } = useMemo(() => narrowFlights(offered, applied, party), [offered, applied, party]);
  const matches = useMemo(() => leadWith(found, first && (({ facts: one }) => first(one))), [found, first]);
  const { from, to, date, itineraries } = listing.bounds[bound]!;
  const keys = chosen.map(({ key }) => key).join('*');
  useEffect(() => onChosen?.(keys.split('*').filter(Boolean)), [keys, onChosen]);
  const onFilters = useCallback(
    (next: (filters: FlightFilters) => FlightFilters) =>
      change((before) => ({ ...before, filters: next(before.filters) })),
    [change],
  );
  const without = (at: number): FlightView => ({ ...view, chosen: view.chosen.slice(0, at) });
  const withOffer = useCallback(
    (before: FlightView, offer: string): FlightView => ({
      filters: cleared(before.filters),
      chosen: [...before.chosen.slice(0, bound), offer],
    }),
    [bound],
  );
  const others = useMemo(
    () =>
      priceBeside(
        facts,
        chosen.slice(0, bound).map(({ total }) => total),
      ),
    [facts, chosen, bound],
  );
  const stepHref = useChosenHref(context, trip, view.chosen, applied, withOffer);
  const onTake = useCallback((offer: string) => change((before) => withOffer(before, offer)), [change, withOffer]);
  const router = useRouter();
  const last = bound === listing.bounds.length - 1;
  const toReview = useCallback((fare: PickedFare) => last && context.toReview(fare.key), [last, context]);
  const chosenHref = useCallback(
    (fare: PickedFare) =>
      toReview(fare) ? reviewHref(context, trip, [...chosen.slice(0, bound), fare]) : stepHref(fare.key),
    [toReview, context, trip, chosen, bound, stepHref],
  );
  const onChoose = useCallback(
    (fare: PickedFare) => (toReview(fare) ? router.push(chosenHref(fare)) : onTake(fare.key)),
    [toReview, router, chosenHref, onTake],
  );
  const [plain, on] = [{ ...view, filters: cleared(view.filters) }, filtersOn(view.filters)];
  const lengths = useMemo(() => lengthsOf(facts[bound]!.map(({ minutes }) => minutes)), [facts, bound]);
  const [sheet, setSheet] = useState(false);
  const close = useCallback(() => setSheet(false), [setSheet]);
  const top = useRef<HTMLElement>(null);
  useBackToTop(top, applied);
  const done = chosen.length === listing.bounds.length;
  const bare = done || itineraries.length === 0; // no filter is useful here
  const where = { city: t(to.name), date: formatDate(date, listing.today) };
  const title = matches.length
    ? t('{flights} to {city} on {date}', { flights: flightsWord(matches.length), ...where })
    : t('None of {flights} to {city} on {date}', { flights: flightsWord(offered.length), ...where });
  const panel = {
    trip,
    listing,
    filters: view.filters,
    counts,
    chosen: view.chosen.join('*'),
    from: from.name,
    to: to.name,
    longest: lengths,
    onChange: onFilters,
  };
  return (
    <ListingFrame className={bare ? styles.done : styles.flights}>
      <NarrowDown
        id="narrow-down"
        hidden={bare}
        clear={
          on > 0 && (
            <Button
              variant="txt"
              size="sm"
              href={flightsHref(context, trip, plain)}
              prefetch={false}
              scroll={false}
              onClick={answerHere(() => change(() => plain))}
            >
              {t('Clear')}
            </Button>
          )
        }
      >
        <FlightFiltersPanel {...panel} />
      </NarrowDown>
      <section ref={top} id={RESULTS} tabIndex={-1} className={results} aria-label={t('Flights')}>
        {done && (
          <h1 className={classNames('h2', styles.title)}>
            {listing.bounds.length > 1 ? t('Every flight of this trip is chosen') : t('Your flight is chosen')}
          </h1>
        )}
        <ChosenFlights
          chosen={chosen}
          listing={listing}
          reviewHref={reviewHref(context, trip, chosen)}
          reviewWith={(offer) => {
            const trial = chosenOf(listing, facts, [...chosen.slice(0, -1).map(({ key }) => key), offer]);
            return trial.length === chosen.length ? reviewHref(context, trip, trial) : undefined;
          }}
          hrefWithout={(at) => flightsHref(context, trip, without(at))}
          onDrop={(at) => change(() => without(at))}
        />
        {!done && (
          <>
            {itineraries.length > 0 && (
              <ListHeading
                title={title}
                trip={trip}
                prices={listing.bounds.length === 1 ? 'flight' : others === null ? 'direction' : 'trip'}
                filters={view.filters}
                onFilters={onFilters}
              />
            )}
            {itineraries.length > 0 && context.lead}
            {matches.length > 0 ? (
              <>
                <FamilyColumns cabin={listing.cabin} />
                <FlightList
                  key={bound}
                  matches={matches}
                  listing={listing}
                  beside={others ?? 0}
                  chosenHref={chosenHref}
                  onChoose={onChoose}
                />
              </>
            ) : offered.length > 0 ? (
              <NoMatch
                all={offered}
                filters={applied}
                listing={listing}
                hrefOf={(filters) => flightsHref(context, trip, { ...view, filters })}
                onChange={(filters) => onFilters(() => filters)}
              />
            ) : itineraries.length > 0 ? (
              context.nothing
            ) : (
              <NoFlights
                where={where}
                cabin={trip.cabin}
                economyHref={flightsHref(context, { ...trip, cabin: 2 }, plain)}
              />
            )}
          </>
        )}
      </section>
      {!bare && (
        <ListingBar onNear={comeNear}>
          <ActionBar label={t('Filters')}>
            <Button className="grow" icon="filter" onClick={() => setSheet(true)}>
              {t('Filters')}
              {on > 0 && `, ${on}`}
            </Button>
          </ActionBar>
        </ListingBar>
      )}
      {sheet && <FilterSheet count={matches.length} onClose={close} {...panel} />}
    </ListingFrame>
  );
});

/** The selected offers that this search still contains, up to the first missing one. */
function chosenOf(listing: FlightListing, facts: readonly ItineraryFacts[][], keys: readonly string[]): ChosenFlight[] {
  const found: ChosenFlight[] = [];
  for (const [bound, key] of keys.slice(0, listing.bounds.length).entries()) {
    const one = facts[bound]!.find(
      (candidate) =>
        key.endsWith(candidate.key) &&
        candidate.fares.some(({ terms }) => offerKey(listing.terms[terms]!.family, candidate.key.split('_')) === key),
    );
    const fare = one?.fares.find(({ terms }) => offerKey(listing.terms[terms]!.family, one.key.split('_')) === key);
    if (!one || !fare) break;
    found.push({
      bound,
      key,
      facts: one,
      total: fare.total,
      family: listing.terms[fare.terms]!.name,
      departs: one.itinerary.flights.map((at) => listing.flights[at]!.departsAt),
    });
  }
  return found;
}
