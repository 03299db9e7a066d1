import type * as contract from '#features/bookings/contract.ts';
import { addedText } from '#features/bookings/rules/added-extras.ts';
import { totalOfLines } from '#features/bookings/rules/flight-prices.ts';
import { openParts } from '#features/bookings/rules/open-parts.ts';
import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { addedExtraProblems } from '#features/flights/rules/added-extras.ts';
import { extraName, priceExtras } from '#features/flights/rules/extras.ts';
import { offeredExtras } from '#features/flights/rules/fares/offered-extras.ts';
import { findFlight, presentExtras, presentSeats } from '#features/flights/rules/search/present-trip.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { chosen, refuse } from '../answers/flights.ts';
import { flightOrderId } from '../answers/order-id.ts';
import { mustBeAllowed } from '../memory/bookings.ts';
import type { MockFlight } from '../memory/records.ts';
import { beginChange } from './change-flight.ts';
import { keptFlight, presentFlight } from './mock-flights.ts';

type ExtrasAnswers = Pick<
  AnswersOf<typeof contract>,
  'extrasOffered' | 'seatsOffered' | 'priceAddedExtras' | 'addExtras'
>;
type Extras = MockFlight['extras'];

function ticketedOfUser(userId: string, bookingId: string, now: Date): MockFlight {
  const flight = keptFlight(userId, bookingId, now);
  if (!flight) throw notFound('This booking');
  mustBeAllowed(flight, 'amend', now);
  return flight;
}

const tripOf = ({ bounds, party }: MockFlight, now: Date) =>
  chosen(
    {
      offers: bounds.map(({ offer }) => offer).join('*'),
      adults: String(party.adults),
      children: String(party.children),
      infants: String(party.infants),
    },
    now,
  );

async function priced(flight: MockFlight, extras: Extras, now: Date) {
  const { lines, problems } = priceExtras(
    extras,
    offeredExtras(await tripOf(flight, now), () => new Set()),
    passengersOf(flight.party),
  );
  const unfit = addedExtraProblems(extras, {
    bounds: flight.sold,
    flown: flight.parts.flatMap(({ tickets }) => tickets),
    had: flight.extras,
  });
  refuse(Object.fromEntries(Object.entries({ ...problems, ...unfit }).map(([at, why]) => [`extras.${at}`, why])));
  return { lines, due: totalOfLines(lines) };
}

/** Seats, meals and bags added to a ticketed flight. */
export const extrasAnswers: ExtrasAnswers = {
  extrasOffered: async ({ query: { bookingId }, person, now }) => {
    const flight = ticketedOfUser(person._id, bookingId, now);
    const { bounds } = presentExtras(await tripOf(flight, now));
    return { bounds: openParts(flight).bounds.map((bound) => ({ bound, ...bounds[bound]! })) };
  },
  seatsOffered: async ({ query: { bookingId, flight: flightId }, person, now }) => {
    const flight = ticketedOfUser(person._id, bookingId, now);
    const trip = await tripOf(flight, now);
    const found = findFlight(trip, flightId);
    if (!found) throw notFound('This flight');
    return presentSeats(trip.dated, found, new Set());
  },
  priceAddedExtras: ({ body: { bookingId, extras }, person, now }) =>
    priced(ticketedOfUser(person._id, bookingId, now), extras, now),
  addExtras: async ({ body: { bookingId, extras, expectedDue, walletAmount }, person, now }) => {
    const flight = ticketedOfUser(person._id, bookingId, now);
    const { lines, due } = await priced(flight, extras, now);
    if (due > expectedDue)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedDue, due, flight.currency), {
        details: { before: expectedDue, after: due },
      });
    refuse(
      walletAmount > due
        ? { walletAmount: 'That is more than these cost. Use their price or less from the wallet.' }
        : {},
    );
    const named = (at: number) => flight.details?.passengers[at]?.firstName ?? 'the passenger';
    const amendment = {
      _id: newId('act', now.getTime()),
      kind: 'extras' as const,
      at: now.toISOString(),
      state: 'done' as const,
      amount: due,
      charge: 0,
      wallet: walletAmount,
      document: null,
      words: addedText(extras, { bounds: flight.bounds, nameOf: extraName, named }),
    };
    beginChange(
      flight,
      amendment,
      { extras: [...flight.extras, ...extras], extraLines: [...flight.extraLines, ...lines] },
      'source',
      now,
    );
    return {
      booking: presentFlight(flight, now),
      checkoutUrl: flight.changing ? serverRoutes.gatewayCheckout(flightOrderId(flight)) : null,
    };
  },
};
