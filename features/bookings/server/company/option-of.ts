import 'server-only';
import { wayOfQuote } from '#features/flights/server/index.ts';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { tripFacts } from '../../rules/flight-facts.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { placeOfAirport } from '../flights/place-of-airport.ts';
import type { FlightSnapshot } from '../tables.ts';
import type { CompanyPart } from './company-part.ts';

/** A flight trip with its extras, as policies evaluate it. */
export function flightOption({ bounds, party, extraLines }: Pick<FlightSnapshot, 'bounds' | 'party' | 'extraLines'>) {
  return tripFacts(
    bounds.map(wayOfQuote),
    seatsOf(party),
    placeOfAirport(bounds[0]!.segments.at(-1)!.destination.airport),
    extraLines,
  );
}

/** A company's booking at its current price and terms, as policies evaluate it. */
export function optionOf(booking: BookingRow, { option }: CompanyPart, now: Date): OptionFacts {
  const {
    total,
    snapshot: { cancellationPolicies },
  } = booking;
  if (booking.category === 'flight') return { ...flightOption(booking.snapshot), total };
  return {
    ...option,
    total,
    ...(option.mode === 'hotel' ? { refundable: isRefundable(cancellationPolicies, total, now) } : {}),
  };
}
