import type { BookingView } from '../contract.ts';
import { tripFacts } from './trip-facts.ts';

/** When a booked trip begins, and the zone whose clock counts: check-in, the group's meeting, or the first departure. */
export function tripStart(booking: BookingView): { at: string; zone: string } {
  const { startsAt, zone } = tripFacts(booking);
  return { at: startsAt, zone };
}
