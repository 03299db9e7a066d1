import type * as contract from '#features/bookings/contract.ts';
import { NO_CHANGE_WAITS } from '#features/bookings/rules/company-messages.ts';
import { changedText } from '#features/bookings/rules/flight-notes.ts';
import { sameAirline } from '#features/bookings/rules/same-airline.ts';
import { priceMoved } from '#features/bookings/rules/sentences.ts';
import { changeFee, worthOf } from '#features/flights/rules/fares/sold-bound.ts';
import { presentBound } from '#features/flights/rules/search/present-bound.ts';
import { quoteExpiry } from '#features/flights/rules/search/quote-terms.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { AnswersOf } from '../answer.ts';
import { countryNumbers, flightAnswers, refuse } from '../answers/flights.ts';
import { flightOrderId } from '../answers/order-id.ts';
import { mustBeAllowed } from '../memory/bookings.ts';
import type { MockFlight } from '../memory/records.ts';
import { beginChange } from './change-flight.ts';
import { presentFlight } from './mock-flights.ts';
import { myFlight, tripOf } from './my-flight.ts';

type Answers = Pick<
  AnswersOf<typeof contract>,
  | 'changeFlightOptions'
  | 'changeFlightQuote'
  | 'requestFlightChange'
  | 'withdrawFlightChange'
  | 'changeFlight'
  | 'acceptSchedule'
>;

async function changeTo(flight: MockFlight, bound: number, offer: string, now: Date) {
  const old = flight.sold[bound];
  const trip = await tripOf([offer], flight.party, now);
  const next = trip.offers[0];
  const types = passengersOf(flight.party);
  const fee = old && changeFee(old, types.length, now.getTime() / 60_000);
  if (
    !old ||
    !next ||
    fee === null ||
    fee === undefined ||
    next.airline !== old.airline ||
    next.sold.journey !== old.journey
  )
    throw new AppError('STATE_BLOCKED', 'This fare cannot be changed to that flight. Nothing was changed.');
  const difference = next.amounts.total - worthOf(old, types);
  const lines = [
    { code: 'fee' as const, label: `Change fee, ${old.journey}`, amount: fee },
    { code: 'difference' as const, label: 'Fare difference, taxes included', amount: difference },
  ];
  return { due: fee + difference, fee, lines, next, bound: presentBound(trip.dated, next, await countryNumbers()) };
}

/** Another date for a flight, and new times of its airline. */
export const flightChangeAnswers: Answers = {
  changeFlightOptions: async ({ query: { bookingId, bound, date }, person, now }) => {
    const flight = myFlight(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const booked = flight.bounds[Number(bound)];
    if (!booked) throw notFound('This booking');
    const { segments, terms } = booked;
    const journey = {
      from: `${segments[0]!.origin.airport.code}.only`,
      to: `${segments.at(-1)!.destination.airport.code}.only`,
      date,
    };
    const listing = await flightAnswers.searchFlights({
      query: { sentinels: 'yes', bounds: [journey], ...flight.party, cabin: terms.cabin },
      body: undefined,
      person: null,
      now,
    });
    const options = [];
    for (const option of sameAirline(listing, booked))
      options.push({ ...option, due: (await changeTo(flight, Number(bound), option.offer, now)).due, policy: null });
    return { options };
  },
  changeFlightQuote: async ({ query: { bookingId, bound, offer }, person, now }) => {
    const flight = myFlight(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due, fee, lines, bound: view } = await changeTo(flight, Number(bound), offer, now);
    return {
      due,
      fee,
      lines,
      bound: view,
      approval: null,
      expiresAt: quoteExpiry(now).toISOString(),
      now: now.toISOString(),
    };
  },
  requestFlightChange: async ({ body: { bookingId, bound, offer, expectedDue }, person, now }) => {
    const flight = myFlight(person.userDetails._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due } = await changeTo(flight, bound, offer, now);
    if (due > expectedDue)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedDue, due, flight.currency), {
        details: { before: expectedDue, after: due },
      });
    const changeId = newId('chg', now.getTime());
    flight.requestedChange = {
      changeId,
      state: 'waiting',
      due,
      words: changedText('the booked flight', offer),
      problem: null,
    };
    return { companyId: person.companyDetails._id, changeId, booking: presentFlight(flight, now) };
  },
  withdrawFlightChange: ({ body: { bookingId }, person, now }) => {
    const flight = myFlight(person.userDetails._id, bookingId, now);
    if (!flight.requestedChange) throw new AppError('STATE_BLOCKED', NO_CHANGE_WAITS);
    delete flight.requestedChange;
    return presentFlight(flight, now);
  },
  changeFlight: async ({ body: { bookingId, bound, offer, expectedDue, walletAmount, refundTo }, person, now }) => {
    const flight = myFlight(person._id, bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const { due, fee, next, bound: view } = await changeTo(flight, bound, offer, now);
    if (due > expectedDue)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedDue, due, flight.currency), {
        details: { before: expectedDue, after: due },
      });
    refuse(
      walletAmount > Math.max(0, due)
        ? { walletAmount: 'That is more than the change costs. Use its price or less from the wallet.' }
        : {},
    );
    const bounds = flight.bounds.map((one, at) => (at === bound ? view : one));
    const amendment = {
      _id: newId('act', now.getTime()),
      kind: 'change' as const,
      at: now.toISOString(),
      state: 'done' as const,
      amount: due,
      charge: fee,
      wallet: walletAmount,
      document: null,
      words: changedText(flight.bounds[bound]!.segments[0]!.number, view.segments[0]!.number),
    };
    const sold = flight.sold.map((one, at) => (at === bound ? { ...next.sold, position: bound } : one));
    beginChange(
      flight,
      amendment,
      {
        bounds,
        sold,
        departsAt: bounds[0]!.segments[0]!.origin.instant,
        arrivesAt: bounds.at(-1)!.segments.at(-1)!.destination.instant,
      },
      refundTo,
      now,
    );
    return {
      booking: presentFlight(flight, now),
      checkoutUrl: flight.changing ? serverRoutes.gatewayCheckout(flightOrderId(flight)) : null,
    };
  },
  acceptSchedule: ({ body, person, now }) => {
    const flight = myFlight(person._id, body.bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    return presentFlight(flight, now);
  },
};
