import type { FlightListing, Itinerary } from '../../contract.ts';
import { cancelCharge } from '../fares/mini-rules.ts';
import { slotOf, type Slot } from './filters.ts';

/** A fare of an itinerary, with the facts that filters need. */
export type FareFacts = {
  terms: number;
  total: number;
  basics: readonly number[];
  ofCabin: boolean;
  bag: boolean;
  comesBack: number;
};

/** Facts of an itinerary for filters, counts and sorting, computed once per listing. */
export type ItineraryFacts = {
  itinerary: Itinerary;
  key: string;
  stops: number;
  airlines: string[];
  leaves: Slot;
  arrives: Slot;
  departs: number;
  minutes: number;
  via: string[];
  fares: FareFacts[];
};

const minuteOfDay = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Facts of one bound. The refund is that of a cancellation on `today`, counted to the departure’s date. */
export function factsOfBound(listing: FlightListing, bound: number): ItineraryFacts[] {
  const { flights, terms, party, cabin, today } = listing;
  return (listing.bounds[bound]?.itineraries ?? []).map((itinerary): ItineraryFacts => {
    const legs = itinerary.flights.map((at) => flights[at]!);
    const [first, last] = [legs[0]!, legs.at(-1)!];
    const hoursLeft = (Date.parse(`${first.departsAt}Z`) - Date.parse(`${today}T00:00Z`)) / 3_600_000;
    return {
      itinerary,
      key: legs.map(({ id }) => id).join('_'),
      stops: legs.length - 1,
      airlines: [...new Set(legs.map(({ airline }) => airline))],
      minutes: itinerary.minutes,
      leaves: slotOf(minuteOfDay(first.departsAt)),
      arrives: slotOf(minuteOfDay(last.arrivesAt)),
      departs: Date.parse(`${first.departsAt}Z`) / 60_000,
      via: legs.slice(1).map(({ from }) => from),
      fares: itinerary.fares.map(({ terms: at, total, basics }) => {
        const { checkedKg, cancel, cabin: seated } = terms[at]!;
        const [adult = 0, child = 0, infant = 0] = basics;
        return {
          terms: at,
          total,
          basics,
          ofCabin: seated === cabin,
          bag: checkedKg > 0,
          comesBack: total - cancelCharge(cancel, hoursLeft, party, [adult, child, infant]),
        };
      }),
    };
  });
}
