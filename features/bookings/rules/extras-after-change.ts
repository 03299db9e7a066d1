import type { FlightBooking } from '../contract.ts';

type Bound = FlightBooking['bounds'][number];
type Extra = FlightBooking['extras'][number];
type MovedSeat = { passenger: number; flight: string; seat: string };
type Kept = Pick<FlightBooking, 'bounds' | 'extras'> & { extraLines: FlightBooking['lines'] };

/**
 * Extras and their price lines after a bound changed to other flights: seats as the airline reassigned them, meals on
 * the flight that takes the old one's place, bags and assistance unchanged. A seat that could not be reassigned is
 * removed.
 */
export function extrasAfterChange(
  { bounds, extras, extraLines }: Kept,
  { bound, to }: { bound: number; to: Bound },
  seats: readonly MovedSeat[],
): { extras: Extra[]; extraLines: FlightBooking['lines'] } {
  const from = bounds[bound]?.segments ?? [];
  const place = (flight: string) => from.findIndex(({ flightId }) => flightId === flight);
  const seatOf = ({ passenger, flight }: { passenger: number; flight: string }) =>
    seats.find((one) => one.passenger === passenger && one.flight === to.segments[place(flight)]?.flightId);
  let lines = extraLines;
  const kept = extras.flatMap((extra): Extra[] => {
    if ((extra.kind !== 'seat' && extra.kind !== 'meal') || place(extra.flight) < 0) return [extra];
    const [old, next] = [from[place(extra.flight)]!, to.segments[place(extra.flight)]];
    if (!next) return [];
    if (extra.kind === 'meal') {
      lines = renamed(lines, `, ${old.number}`, `, ${next.number}`, 'meal');
      return [{ ...extra, flight: next.flightId }];
    }
    const moved = seatOf(extra);
    if (!moved) return [];
    lines = renamed(lines, `Seat ${extra.seat}, ${old.number}`, `Seat ${moved.seat}, ${next.number}`, 'seat');
    return [{ ...extra, flight: next.flightId, seat: moved.seat }];
  });
  return { extras: kept, extraLines: lines };
}

const renamed = (lines: FlightBooking['lines'], before: string, after: string, code: string): FlightBooking['lines'] =>
  lines.map((line) => (line.code === code ? { ...line, label: line.label.replace(before, after) } : line));

/** The seats that got another number: "Seat 14C in place of 12C for Asha Rao." Empty where none did. */
export function seatsText(
  { bounds, extras }: Pick<FlightBooking, 'bounds' | 'extras'>,
  { bound, to }: { bound: number; to: Bound },
  seats: readonly MovedSeat[],
  nameOf: (passenger: number) => string,
): string {
  const from = bounds[bound]?.segments ?? [];
  return extras
    .flatMap((extra) => {
      const at = extra.kind === 'seat' ? from.findIndex(({ flightId }) => flightId === extra.flight) : -1;
      if (extra.kind !== 'seat' || at < 0) return [];
      const next = seats.find((one) => one.passenger === extra.passenger && one.flight === to.segments[at]?.flightId);
      if (next?.seat === extra.seat) return [];
      return next
        ? [`Seat ${next.seat} in place of ${extra.seat} for ${nameOf(extra.passenger)}.`]
        : [`No seat like ${extra.seat} is free for ${nameOf(extra.passenger)}: the airline gives one at check-in.`];
    })
    .join(' ');
}
