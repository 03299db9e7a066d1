import { seatsOf, TRIP_LIMITS, type Party } from './trip-shape.ts';
import { counted } from './word-lists.ts';

/** Validation messages of a party by field; empty when valid. The passenger types follow the airlines' rules. */
export function partyProblems({ adults, children, infants }: Party): Record<string, string> {
  const seats = seatsOf({ adults, children, infants });
  if (adults < 1)
    return { adults: 'An adult travels along on every booking. Children alone are booked with the airline.' };
  if (seats > TRIP_LIMITS.seats)
    return {
      adults: `One booking takes at most ${counted(TRIP_LIMITS.seats, 'seat')}; this is ${seats}. Split the group into two bookings.`,
    };
  if (infants > adults)
    return {
      infants: `Each infant travels on an adult’s lap: ${counted(adults, 'adult takes', 'adults take')} at most ${counted(adults, 'infant')}.`,
    };
  return {};
}
