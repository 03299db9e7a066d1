'use client';

import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import type { Party } from '#features/bookings/contract.ts';
import { readTripId } from '#features/bookings/rules/flight-facts.ts';
import { partyParams } from '#features/bookings/rules/party.ts';
import {
  FlightListingContext,
  type FlightListingLinks,
} from '#features/flights/components/listing/flight-listing-context.ts';
import { FlightListingScreen } from '#features/flights/components/listing/listing.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { Trip } from '#lib/shared/trip-shape.ts';
import { PolicyStrip } from '../../hotels/hotelListing/policy-strip.tsx';
import { FareMark, FlightNote } from './flight-note.tsx';
import { ReadyToBook } from './ready-to-book.tsx';
import { isReady, useVerdicts, type EvaluatedListing } from './use-verdicts.ts';
import styles from './company-flights.module.css';

type EvaluatedFlightsProps = {
  data: EvaluatedListing | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  isPlaceholderData: boolean;
  trip: Trip;
  party: Party;
  onlyInside: boolean;
  onChosen: (offers: readonly string[]) => void;
};

/** The listing with a verdict on every offer; none while the verdicts of another direction are loading. */
export function EvaluatedFlights({
  data,
  error,
  refetch,
  isPlaceholderData,
  trip,
  party,
  onlyInside,
  onChosen,
}: EvaluatedFlightsProps) {
  const [only, setOnly] = useState(onlyInside);
  const [first, setFirst] = useState(data);
  if (!first && data) setFirst(data); // the list stays in place: a choice loads verdicts, not other flights
  const verdicts = useVerdicts(isPlaceholderData ? undefined : data);
  const packed = useMemo(() => (first ? JSON.stringify(first.listing) : ''), [first]);
  const people = useMemo(() => partyParams(party), [party]);
  const context = useMemo<FlightListingLinks>(
    () => ({
      listing: ({ adults: _adults, ...params }) =>
        workRoutes.corporateFlightListing({ ...params, ...people, policy: only ? 'in' : undefined }),
      review: ({ adults: _adults, ...params }) => workRoutes.corporateFlightReview({ ...params, ...people }),
      ...(only && verdicts ? { keeps: ({ key }) => verdicts.insideFlights.has(key) } : {}),
      ...(verdicts ? { first: ({ key }) => verdicts.insideFlights.has(key) } : {}),
      nothing: (
        <EmptyState title="No flights in policy on this day" className={styles.state}>
          Turn off “In policy only” to see all flights and how to bring each into policy, or choose another day.
        </EmptyState>
      ),
      note: (facts) => verdicts && <FlightNote verdicts={verdicts.ofFlight(facts.key)} />,
      fareNote: (offer) => {
        const verdict = verdicts?.of(offer);
        if (verdict === null) return <p className="small muted">Departs before your previous flight arrives.</p>;
        return verdict && <PolicyResult verdict={verdict} brief />;
      },
      cellNote: (offer) => {
        const verdict = verdicts?.of(offer);
        return verdict && <FareMark verdict={verdict} />;
      },
      lead: data && (
        <>
          <PolicyStrip
            place={data.listing.bounds[0]!.to.name}
            policy={data.policy}
            inside={data.inside}
            all={data.listing.bounds[data.bound]!.itineraries.length}
            noun="flights"
            only={only}
            onChange={setOnly}
          />
          {data.bound < data.listing.bounds.length - 1 && (
            <p className="small muted">
              Each fare is checked for the whole trip, with the lowest fares for flights you have not chosen yet.
            </p>
          )}
        </>
      ),
      toReview: (offer) => isReady(verdicts?.of(offer)),
      finish: ({ offers, total, reviewHref, reviewWith }) => (
        <ReadyToBook
          verdict={verdicts?.of(offers.at(-1) ?? '')}
          reviewHref={reviewHref}
          instead={({ optionId, priceDifference }) =>
            reviewWith(readTripId(optionId).at(-1) ?? '') ??
            workRoutes.corporateFlightReview({ offers: optionId, seen: total + (priceDifference ?? 0), ...people })
          }
        />
      ),
      onChosen,
    }),
    [people, only, verdicts, data, onChosen],
  );

  if (error && !data) {
    return (
      <ErrorState
        level={1}
        title="The flights could not be checked against your policy"
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={
          <Button variant="out" size="sm" href={workRoutes.corporateBooking({ mode: 'flight', ...people })}>
            Change who travels
          </Button>
        }
      />
    );
  }
  if (!first) return <LoadingCards label="Loading fares and your policy" count={4} />;
  return (
    <FlightListingContext value={context}>
      {error && (
        <p className={styles.problem} role="alert">
          {error.message}{' '}
          <Button variant="txt" size="sm" onClick={() => void refetch()}>
            Ask again
          </Button>
        </p>
      )}
      <FlightListingScreen packed={packed} trip={trip} />
    </FlightListingContext>
  );
}
