import type { FlightBooking } from '../contract.ts';

/** Bounds and passengers with valid tickets, by position. Before ticketing all of them. */
export function openParts({ parts, bounds, party }: Pick<FlightBooking, 'parts' | 'bounds' | 'party'>): {
  bounds: number[];
  passengers: number[];
} {
  const everybody = Array.from({ length: party.adults + party.children + party.infants }, (_, at) => at);
  if (!parts.length) return { bounds: bounds.map((_, at) => at), passengers: everybody };
  const tickets = parts.filter(({ state }) => state === 'ticketed').flatMap((part) => part.tickets);
  return {
    bounds: bounds.flatMap((_, at) => (tickets.some(({ open }) => open.includes(at)) ? [at] : [])),
    passengers: everybody.filter((at) => tickets.some(({ passenger, open }) => passenger === at && open.length > 0)),
  };
}
