import type { FlightBooking, FlightSummary } from '#features/bookings/contract.ts';
import { checkInTexts } from '#features/bookings/rules/check-in.ts';
import { BOOKED_STATES } from '#features/bookings/rules/emails/email-context.ts';
import { statusOf } from '#features/bookings/rules/booking-status.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { STANDS } from '#features/bookings/rules/missing-document.ts';
import { linesOf, totalOfLines } from '#features/bookings/rules/flight-prices.ts';
import { paymentNote } from '#features/bookings/rules/price-notes.ts';
import { servicesOf } from '#features/bookings/rules/services.ts';
import { remainingCodes, remainingTrip } from '#features/bookings/rules/remaining-trip.ts';
import { extraName } from '#features/flights/rules/extras.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { addToTrail, commonSummary, factsOf, move } from '../memory/bookings.ts';
import { catchUpOn, leavePaymentOf } from '../memory/catch-up.ts';
import { leaveChange } from './change-flight.ts';
import { memory } from '../memory/memory.ts';
import type { MockFlight } from '../memory/records.ts';
import { counted, KARNATAKA, nextDocumentNumber } from '../memory/document-numbers.ts';
import { payerAccountOf } from '../memory/wallet.ts';

/** A person's flight booking with its current state; undefined for any other booking, stays included. */
export function keptFlight(userId: string, bookingId: string, now: Date): MockFlight | undefined {
  const flight = memory().flights.find((kept) => kept._id === bookingId && kept.userId === userId);
  if (!flight) return undefined;
  catchUpOn(flight, now, {
    payment: () => leaveFlightPayment(flight, now),
    change: () => leaveChange(flight, now),
  });
  return flight;
}

/** A flight booking as its traveller sees it. */
export function presentFlight(flight: MockFlight, now: Date): FlightBooking {
  const {
    userId: _user,
    sold: _sold,
    looks: _looks,
    refused: _refused,
    extraLines,
    changing,
    ...kept
  } = structuredClone(flight);
  return {
    ...kept,
    bookingStatus: statusOf(kept.state),
    actions: actionsOf(kept.state, factsOf(flight, now)),
    refundable: isRefundable(kept.cancellationPolicies, kept.total, now),
    extrasTotal: totalOfLines(extraLines),
    services: servicesOf(kept, extraName),
    checkIn: BOOKED_STATES.includes(kept.state) ? checkInTexts(kept, now) : [],
    lines: linesOf({ ...kept, extraLines }),
    documents: { ...kept.documents, voucher: STANDS.includes(kept.state) },
    amendments: changing ? [...kept.amendments, changing.amendment] : kept.amendments,
    now: now.toISOString(),
  };
}

export function presentFlightSummary(flight: MockFlight, now: Date): FlightSummary {
  const view = presentFlight(flight, now);
  const { title, poster, party, bounds, parts, holds, departsAt, arrivesAt, zone, scheduleChange } = view;
  const standing = remainingTrip({ bounds, parts, party });
  return {
    ...commonSummary(view),
    confirmationCode: remainingCodes(parts) || view.confirmationCode,
    title,
    poster,
    party: standing.party,
    bounds: standing.bounds.map((at) => bounds[at]!),
    partlyCancelled: standing.partlyCancelled,
    holds,
    departsAt,
    arrivesAt,
    zone,
    scheduleChange,
  };
}

/** Fully paid: every airline issues its tickets. Amounts in paise. */
export function captureFlight(
  flight: MockFlight,
  paid: { wallet: number; gateway: number; method: string },
  now: Date,
): void {
  move(flight, 'capture', now, {
    payment: { ...paid, paidAt: now.toISOString(), problem: null },
    bookedAt: now.toISOString(),
  });
  addToTrail(flight, now, { stage: 'payment', total: flight.total, note: paymentNote(paid, flight.currency) });
  const pnr = `MK${String(counted('pnr')).padStart(4, '2')}`;
  const bounds = flight.bounds.map((_, at) => at);
  const tickets = passengersOf(flight.party).map((_, passenger) => ({
    passenger,
    number: `000${String(counted('ticket')).padStart(10, '0')}`,
    open: bounds,
  }));
  move(flight, 'confirm', now, {
    confirmationCode: pnr,
    holdExpiresAt: null,
    documents: { ...flight.documents, invoice: nextDocumentNumber('invoice', KARNATAKA, now) },
    parts: [{ bounds, airline: flight.bounds[0]!.airline, state: 'ticketed', pnr, tickets }],
  });
}

/** The payment of a flight was abandoned or declined. */
export const leaveFlightPayment = (flight: MockFlight, now: Date): void =>
  leavePaymentOf(
    flight,
    {
      payer: payerAccountOf(flight),
      name: flight.title,
      place: { zone: flight.zone, city: flight.bounds[0]!.segments[0]!.origin.airport.cityName },
      sold: { category: 'flight', units: 1 },
    },
    now,
  );
