import type * as contract from '#features/bookings/contract.ts';
import type { Party } from '#features/bookings/contract.ts';
import { tripFacts } from '#features/bookings/rules/flight-facts.ts';
import { offeredTrips, tripsInstead, wayOfQuote } from '#features/flights/rules/listing/whole-trips.ts';
import { runToEnd } from '#lib/shared/run-to-end.ts';
import { partyProblems } from '#lib/shared/party-problems.ts';
import type { AnswersOf } from '../answer.ts';
import { flightBookingAnswers } from '../flights/flight-bookings.ts';
import { keptFlight } from '../flights/mock-flights.ts';
import { placeTables } from '../stock/place-tables.ts';
import { companyOf, offerVerdict, partyOf } from './company-party.ts';
import { flightAnswers, refuse } from './flights.ts';

type CompanyFlightAnswers = Pick<AnswersOf<typeof contract>, 'companyFlights' | 'companyFlightQuote'>;
type Airport = { cityName: string; cityCode: string; countryCode: string };

function flyersOf({ travellerIds, guests }: Party) {
  const flyers = { adults: travellerIds.length + guests, children: 0, infants: 0 };
  refuse(Object.fromEntries(Object.values(partyProblems(flyers)).map((problem) => ['party.travellerIds', problem])));
  return flyers;
}

/** The region of an airport, as policies use regions. */
async function placeOf({ cityName, cityCode, countryCode }: Airport) {
  const { cities, countries } = await placeTables();
  const country = countries.find(({ numeric }) => numeric === countryCode)?.alpha2 ?? '';
  return {
    city: cities.find((city) => city.country === country && city.name === cityName)?.slug ?? cityCode.toLowerCase(),
    country,
  };
}

/** Flights for a company, evaluated by the server's rules on the mock's own flight schedule. */
export const companyFlightAnswers: CompanyFlightAnswers = {
  companyFlights: async ({ body: { trip, party: asked, chosen, sentinels }, person, now }) => {
    const flyers = flyersOf(asked);
    const party = partyOf(person, asked, 'flight', now);
    const listing = await flightAnswers.searchFlights({
      query: { ...trip, ...flyers, ...(sentinels ? { sentinels } : {}) },
      body: undefined,
      person: null,
      now,
    });
    const offered = offeredTrips(listing, chosen);
    if (!offered)
      refuse({
        chosen: 'A flight that you chose is not on sale any more. Nothing was booked. Choose it again from the list.',
      });
    const { bound, trips } = offered!;
    const place = await placeOf(listing.airports.find(({ code }) => code === listing.bounds[0]!.to.airports[0])!);
    const results = party.evaluate(trips.map(({ ways }) => tripFacts(ways, flyers.adults, place)));
    const evaluated = listing.bounds[bound]!.itineraries.map(({ fares }): (number | null)[] => fares.map(() => null));
    trips.forEach(({ itinerary, fare }, at) => (evaluated[itinerary]![fare] = at));
    const inside = new Set(trips.flatMap(({ itinerary }, at) => (results[at]!.inPolicy ? [itinerary] : [])));
    return {
      listing,
      bound,
      verdicts: results.map(offerVerdict),
      evaluated,
      policy: party.limits(place),
      inside: inside.size,
    };
  },
  companyFlightQuote: async ({ body: { party: asked, ...chosen }, person, now }) => {
    const { _id, firstName, lastName, workEmail: email, mobile } = person.userDetails;
    const flyers = flyersOf(asked);
    const party = partyOf(person, asked, 'flight', now);
    const opened = await flightBookingAnswers.quoteFlight({
      body: { ...chosen, party: flyers },
      query: undefined,
      person: { _id, firstName, lastName, email, mobile } as never,
      now,
    });
    const ways = opened.bounds.map(wayOfQuote);
    const journeys = opened.bounds.map(({ segments }) => ({
      from: segments[0]!.origin.airport.cityCode,
      to: segments.at(-1)!.destination.airport.cityCode,
      date: segments[0]!.origin.at.slice(0, 10),
    }));
    const listing = await flightAnswers.searchFlights({
      query: { bounds: journeys, ...flyers, cabin: opened.bounds[0]!.terms.cabin },
      body: undefined,
      person: null,
      now,
    });
    const place = await placeOf(opened.bounds[0]!.segments.at(-1)!.destination.airport);
    const [own] = party.evaluate(
      [ways, ...runToEnd(tripsInstead(listing, ways))].map((trip) => tripFacts(trip, flyers.adults, place)),
    );
    Object.assign(keptFlight(_id, opened._id, now)!, {
      company: { ...companyOf(person, asked, own!, now), extras: party.extras },
    });
    return { bookingId: opened._id, change: opened.change !== null, inPolicy: own!.inPolicy };
  },
};
