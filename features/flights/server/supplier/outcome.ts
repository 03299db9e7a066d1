import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { FlightOutcome, RefusedPart, ScheduleChange, TicketedPart } from '#lib/server/ports/flight-supplier.ts';
import { MOVED_LATER_MINUTES, RESCHEDULED_MINUTES } from '../../rules/search/check-bound.ts';
import { playOf } from '../../rules/sentinels.ts';
import type { Part } from './reservations.repo.ts';

/** The outcome of a key's parts; null while nothing was ticketed (held, released, or missing). */
export async function outcomeOf(parts: readonly Part[]): Promise<FlightOutcome | null> {
  const [first] = parts;
  if (!first || first.state === 'held' || first.state === 'released') return null;
  if (parts.some(({ state }) => state === 'pending')) return { outcome: 'pending' };
  const sold = parts.filter(({ state }) => state === 'ticketed');
  if (!sold.length) return { outcome: 'failed', reason: 'refused' };
  if (parts.some(({ state }) => state === 'refused'))
    return { outcome: 'partial', parts: parts.filter(({ state }) => state !== 'cancelled').map(presentPart) };
  return { outcome: 'confirmed', parts: sold.map(ticketedPart), scheduleChange: scheduleChangeOf(sold) };
}

const presentPart = (part: Part): TicketedPart | RefusedPart =>
  part.state === 'ticketed'
    ? ticketedPart(part)
    : { bounds: part.bounds.map(({ position }) => position), airline: part.airline, state: 'refused' };

const ticketedPart = ({ bounds, airline, pnr, tickets }: Part): TicketedPart => ({
  bounds: bounds.map(({ position }) => position),
  airline,
  state: 'ticketed',
  pnr,
  tickets: tickets.map(({ passenger, number }) => ({ passenger, number })),
});

/** New times that the airline has announced and nobody has accepted yet. */
export function scheduleChangeOf(parts: readonly Part[]): ScheduleChange | null {
  for (const part of parts) {
    if (part.scheduleAccepted || part.state !== 'ticketed') continue;
    for (const { seats, departs, arrives, position } of part.bounds) {
      const [first] = seats;
      const by = first && part.tickets.some(({ open }) => open.includes(position)) ? movedBy(part, first.flight) : 0;
      if (!first || !by) continue;
      return {
        flightId: `${first.flight}.${first.date}`,
        before: { departs, arrives },
        after: { departs: departs + by, arrives: arrives + by },
      };
    }
  }
  return null;
}

/** By how many minutes the airline has moved a flight of a reservation; 0 for none. */
function movedBy({ announcesAt }: Part, flight: string): number {
  const play = playOf(flight);
  if (play === 'schedule-change') return RESCHEDULED_MINUTES;
  return play === 'moved-later' && announcesAt !== null && announcesAt <= clock.now() ? MOVED_LATER_MINUTES : 0;
}
