import { useMemo } from 'react';
import type { companyFlights } from '#features/bookings/contract.ts';
import { offerKey } from '#features/flights/rules/offer-key.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';

export type EvaluatedListing = ResponseOf<typeof companyFlights>;
export type Verdict = EvaluatedListing['verdicts'][number];

/** The verdicts of a direction by the listing's keys: an offer's, and its flights' without the fare. */
export type Verdicts = {
  /** Null when the offer cannot follow the flight chosen before it; undefined when unknown. */
  of: (offer: string) => Verdict | null | undefined;
  /** Of every fare of these flights, lowest first. */
  ofFlight: (flights: string) => (Verdict | null)[];
  /** Flights with a fare in policy, or approved in advance. */
  insideFlights: ReadonlySet<string>;
};

/** Whether nobody has to be asked: in policy, or approved in advance. */
export const isReady = (verdict: Verdict | null | undefined): boolean =>
  verdict?.inPolicy === true || verdict?.ask === 'granted';

/** Undefined while loading. */
export function useVerdicts(data: EvaluatedListing | undefined): Verdicts | undefined {
  return useMemo(() => data && verdictsOf(data), [data]);
}

export function verdictsOf({ listing, bound, verdicts, evaluated }: EvaluatedListing): Verdicts {
  const byOffer = new Map<string, Verdict | null>();
  const byFlights = new Map<string, (Verdict | null)[]>();
  const insideFlights = new Set<string>();
  listing.bounds[bound]!.itineraries.forEach(({ flights, fares }, itinerary) => {
    const ids = flights.map((at) => listing.flights[at]!.id);
    const own = fares.map(({ terms }, fare) => {
      const at = evaluated[itinerary]?.[fare];
      const verdict = at === null || at === undefined ? null : verdicts[at]!;
      byOffer.set(offerKey(listing.terms[terms]!.family, ids), verdict);
      if (isReady(verdict)) insideFlights.add(ids.join('_'));
      return verdict;
    });
    byFlights.set(ids.join('_'), own);
  });
  return { of: (offer) => byOffer.get(offer), ofFlight: (flights) => byFlights.get(flights) ?? [], insideFlights };
}
