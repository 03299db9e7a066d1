import { isRefundable } from '#lib/shared/cancellation.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type * as contract from '../../contract.ts';
import type { FareQuoteView, SeatMapView } from '../../contract.ts';
import { ASSISTANCE, bagsOf, mealsOf } from '../extras.ts';
import { capacityOf, soldByOthers } from '../fares/allotment.ts';
import { FAMILY_NAMES } from '../fares/families.ts';
import { miniRules } from '../fares/mini-rules.ts';
import { seatPrice, seatRows, takenByOthers } from '../seat-map.ts';
import type { CheckedOffer } from './check-bound.ts';
import type { DatedFlights } from './dated-flights.ts';
import { epochDay } from './epoch-day.ts';
import { CURRENCY } from './list-flights.ts';
import { presentBound } from './present-bound.ts';
import { policiesOf, quoteExpiry, requiredFields, ticketBy } from './quote-terms.ts';

/** A checked trip and its passengers. */
export type PricedTrip = { dated: DatedFlights; offers: readonly CheckedOffer[]; party: Party };

type Shown = { listedTotal?: string | undefined; listedTimes?: string | undefined };

/** The fare quote (3.11): current price, times and terms, beside what was shown. */
export function presentQuote(
  { dated, offers, party }: PricedTrip,
  now: Date,
  { listedTotal, listedTimes }: Shown,
  countryNumber: (alpha2: string) => string,
): FareQuoteView {
  const bounds = offers.map((offer) => presentBound(dated, offer, countryNumber));
  const segments = bounds.flatMap((bound) => bound.segments);
  const total = bounds.reduce((sum, bound) => sum + bound.total, 0);
  const times = segments.map(({ origin }) => origin.at);
  const before = {
    total: listedTotal === undefined ? total : Number(listedTotal),
    times: listedTimes?.split('*') ?? times,
  };
  const isPriceChanged = before.total !== total;
  const isTimeChanged = before.times.join() !== times.join();
  const cancellationPolicies = policiesOf(offers, party, now);
  return {
    currency: CURRENCY,
    total,
    party,
    segments,
    bounds,
    cancellationPolicies,
    refundable: isRefundable(cancellationPolicies, total, now),
    isPriceChanged,
    isTimeChanged,
    before: isPriceChanged || isTimeChanged ? before : null,
    requiredFields: requiredFields(dated, offers, party),
    ticketBy: ticketBy(offers, now)?.toISOString() ?? null,
    expiresAt: quoteExpiry(now).toISOString(),
  };
}

const NOTE =
  'Fees are a passenger and direction. Taxes and airport fees are refunded on every fare, and no fee is above the base fare and fuel surcharge. Times count to the first departure of the direction.';

/** Change and cancellation fees of each bound, by time before departure. */
export const presentRules = ({ dated: { world }, offers }: PricedTrip): ResponseOf<typeof contract.fareRule> => ({
  bounds: offers.map(({ key, sold, ref, airline, kind, terms }) => ({
    offer: key,
    journey: sold.journey,
    family: FAMILY_NAMES[ref.family],
    airline: { code: airline, name: world.airlines[world.airlineAt.get(airline)!]!.name, kind },
    rules: miniRules(sold.journey, terms),
    note: NOTE,
  })),
});

/** Bags, meals and assistance of a trip (SSR). Seats are on the seat map. */
export const presentExtras = ({ offers }: PricedTrip): ResponseOf<typeof contract.listExtras> => ({
  bounds: offers.map(({ key, sold, market, terms }) => ({
    offer: key,
    journey: sold.journey,
    baggage: bagsOf(market),
    flights: sold.seats.map(({ flight, date }) => ({ flightId: `${flight}.${date}`, meals: mealsOf(market, terms) })),
  })),
  assistance: [...ASSISTANCE],
});

/** A flight of a checked trip: its bound and its index in it. */
export type FlightOfTrip = { offer: CheckedOffer; at: number };

export function findFlight({ offers }: PricedTrip, flightId: string): FlightOfTrip | null {
  for (const offer of offers) {
    const at = offer.sold.seats.findIndex(({ flight, date }) => `${flight}.${date}` === flightId);
    if (at >= 0) return { offer, at };
  }
  return null;
}

/** The seat map of a flight: seats taken, by others or us (`ours`), and prices of the rest. */
export function presentSeats(
  { world, flight }: DatedFlights,
  { offer, at }: FlightOfTrip,
  ours: ReadonlySet<string>,
): SeatMapView {
  const { flights, cabins, sold, market, terms, kind } = offer;
  const aircraft = world.aircraft[world.flights.aircraft[flight[flights[at]!]!]!]!;
  const { flight: name, date } = sold.seats[at]!;
  const cabin = cabins[at]!;
  const layout = seatRows(aircraft, cabin);
  const others = takenByOthers(
    layout,
    soldByOthers(capacityOf(aircraft, cabin), name, epochDay(date), cabin),
    name,
    epochDay(date),
  );
  let open = 0;
  const rows = layout.map(({ row, places }) => ({
    row,
    places: places.map((place) => {
      if (!place) return null;
      const free = !others.has(place.seat) && !ours.has(place.seat);
      if (free) open++;
      return { ...place, open: free, price: seatPrice(place.zone, market, terms.seat) };
    }),
  }));
  const note =
    kind === 'lcc'
      ? 'A seat you choose is yours once the ticket is issued.'
      : 'A seat you choose is a request to the airline until the ticket is issued.';
  return { flightId: `${name}.${date}`, aircraft: aircraft.name, cabin, rows, open, note };
}
