import type { FlightBooking } from '#features/bookings/contract.ts';
import type { FlightListing } from '#features/flights/contract.ts';
import { aFlyer, OUT, travellersFor } from './flyer.ts';
import type { BookingCompany } from './company-desk.ts';

export type Verdict = {
  inPolicy: boolean;
  tag: string;
  reasons: { rule: string; limit: unknown; actual: unknown; text: string }[];
  change: { kind: string; text: string; optionId: string; priceDifference: number | null } | null;
};
type EvaluatedFlights = {
  listing: FlightListing;
  bound: number;
  verdicts: Verdict[];
  evaluated: (number | null)[][];
  inside: number;
};
type Party = { travellerIds: string[]; guests?: number };
type Asked = { offers: string[]; party?: Party; shownTotal?: number };
type Quoted = { bookingId: string; inPolicy: boolean; change: boolean };

/** There and back in the calendar of the booking setup, one adult unless the party says more. */
export const toDelhi = { from: 'BLR', to: 'DEL', depart: OUT };

/** Somebody at work who flies: every step is a call over HTTP. */
export function flightDeskOf(desk: Awaited<ReturnType<BookingCompany['employee']>>) {
  const flyer = aFlyer(desk);
  const self = { travellerIds: [desk.userId] };
  const own = {
    ...flyer,
    userId: desk.userId,
    token: desk.token,
    searchFlights: (body: object = {}) =>
      desk.post<EvaluatedFlights>('/api/corporate/flights/search', { trip: toDelhi, party: self, ...body }),
    quoteFlights: async ({ offers, party = self, shownTotal }: Asked) => {
      const shown =
        shownTotal ??
        (
          await flyer.shown({
            offers,
            party: { adults: party.travellerIds.length + (party.guests ?? 0), children: 0, infants: 0 },
          })
        )?.total ??
        0;
      return desk.post<Quoted>('/api/corporate/bookings/flights/quote', { offers, party, shownTotal: shown });
    },
    /** Quote and hold; the answer of the guard. */
    tryFlights: async (asked: Asked) => {
      const quoted = await own.quoteFlights(asked);
      if (quoted.status !== 200) throw new Error(JSON.stringify(quoted.json));
      return flyer.holdTrip(await flyer.lookAt(quoted.data.bookingId));
    },
    nameFlyers: (booking: FlightBooking, fields?: object) =>
      desk.post<FlightBooking>('/api/bookings/flights/travellers', {
        bookingId: booking._id,
        details: travellersFor(booking.party),
        ...(fields ? { fields } : {}),
      }),
    /** Held, and everybody named. */
    readyToFly: async (asked: Asked, fields?: object): Promise<FlightBooking> => {
      const held = await own.tryFlights(asked);
      if (held.status !== 200) throw new Error(JSON.stringify(held.json));
      return (await own.nameFlyers(held.data, fields)).data;
    },
    /** Paid by the company alone. */
    flown: async (asked: Asked): Promise<FlightBooking> => {
      const ready = await own.readyToFly(asked);
      const paid = await flyer.payTrip(ready, ready.total);
      if (paid.status !== 200) throw new Error(JSON.stringify(paid.json));
      return flyer.lookAt(ready._id);
    },
  };
  return own;
}

/** At most so much a traveller and way, everywhere, in paise. */
export const wayBudget = (amount: number) => ({
  budget: [1, 2, 3, 4].map((regionalCategoryId) => ({ regionalCategoryId, amount })),
});

/** Every offer of the direction that was evaluated, with its verdict and what its flight alone costs. */
export const offersOf = ({ listing, bound, evaluated, verdicts }: EvaluatedFlights) =>
  listing.bounds[bound]!.itineraries.flatMap(({ flights, fares }, itinerary) =>
    fares.map(({ terms, total }, fare) => {
      const { family, cabin } = listing.terms[terms]!;
      const at = evaluated[itinerary]![fare];
      return {
        offer: [family, ...flights.map((flight) => listing.flights[flight]!.id)].join('_'),
        total,
        cabin,
        departs: listing.flights[flights[0]!]!.departsAt,
        verdict: at === null || at === undefined ? null : verdicts[at]!,
      };
    }),
  );
