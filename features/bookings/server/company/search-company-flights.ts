import 'server-only';
import { type OfferedTrip, offeredTrips, searchFlights } from '#features/flights/server/index.ts';
import { type OptionFacts, recordSearch } from '#features/policy/server/index.ts';
import { mapInSlices } from '#lib/server/slices.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import type * as contract from '../../contract.ts';
import type { OfferVerdict } from '../../company-parts.ts';
import { tripFacts } from '../../rules/flight-facts.ts';
import { placeOfAirport } from '../flights/place-of-airport.ts';
import { cabinsBelow } from '../flights/other-flights.ts';
import { grantedInAdvance } from './granted-in-advance.ts';
import { GRANTED, offerVerdicts } from './offer-verdicts.ts';
import { flyersOf, partyOf } from './party.ts';

const CHOSEN_GONE =
  'A flight that you chose is not on sale any more. Nothing was booked. Choose it again from the list.';

/**
 * The consumer's search, evaluated: every offer of the bound being selected, as the whole trip it completes. A new
 * search is recorded for dry runs; selecting further bounds continues it. Candidates for the smallest change are these
 * offers and, for higher cabins, those of the cabins below.
 */
export const searchCompanyFlights: UseCase<typeof contract.companyFlights> = async ({
  db,
  body: { trip, party: asked, chosen, sentinels },
  caller,
  request,
}) => {
  const flyers = flyersOf(asked);
  const party = await partyOf(db, caller, asked, 'flight');
  const search = {
    db,
    query: { ...trip, ...flyers, ...(sentinels ? { sentinels } : {}) },
    body: undefined,
    caller: null,
    request,
  };
  const listing = await searchFlights(search);
  const offered = offeredTrips(listing, chosen);
  if (!offered) throw new AppError('INVALID_INPUT', CHOSEN_GONE, { fields: { chosen: CHOSEN_GONE } });
  const { bound, trips } = offered;
  const goal = listing.airports.find(({ code }) => code === listing.bounds[0]!.to.airports[0])!;
  const place = placeOfAirport(goal);
  const factsOf = (offers: readonly OfferedTrip[]) =>
    mapInSlices(offers, ({ ways }) => tripFacts(ways, seatsOf(flyers), place));
  const options = await factsOf(trips);
  const instead: OptionFacts[] = [];
  for (const cabin of cabinsBelow(trip.cabin)) {
    const cheaper = await searchFlights({ ...search, query: { ...search.query, cabin } });
    instead.push(...(await factsOf(offeredTrips(listing, chosen, cheaper)?.trips ?? [])));
  }
  const results = await party.evaluate([...options, ...instead]);
  const verdictOn = await offerVerdicts(db, caller.companyId, party);
  const isGranted = await grantedInAdvance(db, caller, { ...party, party: asked }, listing, results);
  const table = new VerdictTable();
  const evaluated = listing.bounds[bound]!.itineraries.map(({ fares }): (number | null)[] => fares.map(() => null));
  const inside = new Set<number>();
  await mapInSlices(trips, ({ itinerary, fare, ways }, at) => {
    const verdict = verdictOn(results[at]!);
    const granted = verdict.ask === 'approver' && isGranted(ways, results[at]!);
    evaluated[itinerary]![fare] = table.add(granted ? { ...verdict, ...GRANTED } : verdict);
    if (results[at]!.inPolicy) inside.add(itinerary);
  });
  if (!chosen.length && options.length)
    await recordSearch(db, {
      companyId: caller.companyId,
      employeeId: caller.userId,
      options: [...options].sort((a, b) => a.total - b.total),
    });
  return { listing, bound, verdicts: table.verdicts, evaluated, policy: party.limits(place), inside: inside.size };
};

/** Verdicts with the same content, stored once: most offers of a listing share theirs. */
class VerdictTable {
  readonly verdicts: OfferVerdict[] = [];
  private readonly known = new Map<string, number>();

  add(verdict: OfferVerdict): number {
    const key = JSON.stringify(verdict);
    const at = this.known.get(key) ?? this.verdicts.push(verdict) - 1;
    this.known.set(key, at);
    return at;
  }
}
