import type { SeatPlace } from './seat-map.ts';

/**
 * The closest free seat on another flight: in the same zone the same number, else the same letter, side, or any; a
 * standard seat where the zone is full. Exit rows are for adults only. Undefined when nothing is free.
 */
export function seatInstead(had: SeatPlace, free: readonly SeatPlace[], adult: boolean): string | undefined {
  const letter = had.seat.at(-1);
  const likeness = (one: SeatPlace): number =>
    one.seat === had.seat ? 3 : one.seat.at(-1) === letter ? 2 : one.side === had.side ? 1 : 0;
  const inZone = (zone: SeatPlace['zone']) =>
    free
      .filter((one) => one.zone === zone && (adult || zone !== 'exit'))
      .sort((a, b) => likeness(b) - likeness(a))
      .at(0)?.seat;
  return inZone(had.zone) ?? inZone('standard');
}
