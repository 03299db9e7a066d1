import type { FlightBooking } from '../../../contract.ts';

export type Extras = FlightBooking['extras'];
export type Extra = Extras[number];

/** The target of an extra: a seat or meal of one passenger on a flight, a bag on a bound, assistance on the trip. */
export type ExtraPlace =
  | { kind: 'seat' | 'meal'; passenger: number; flight: string }
  | { kind: 'bag'; passenger: number; bound: number }
  | { kind: 'assistance'; passenger: number };

const isAt = (extra: Extra, place: ExtraPlace): boolean =>
  extra.kind === place.kind &&
  extra.passenger === place.passenger &&
  (!('flight' in place) || ('flight' in extra && extra.flight === place.flight)) &&
  (!('bound' in place) || ('bound' in extra && extra.bound === place.bound));

const codeOf = (extra: Extra): string => (extra.kind === 'seat' ? extra.seat : extra.code);

/** The selected code of a target; empty for none. */
export function chosenAt(extras: Extras, place: ExtraPlace): string {
  const found = extras.find((extra) => isAt(extra, place));
  return found ? codeOf(found) : '';
}

/** The extras with another selection for one target; an empty code removes it. */
export function withChoice(extras: Extras, place: ExtraPlace, code: string): Extras {
  const rest = extras.filter((extra) => !isAt(extra, place));
  if (!code) return rest;
  return [
    ...rest,
    place.kind === 'seat'
      ? { kind: 'seat', passenger: place.passenger, flight: place.flight, seat: code }
      : ({ ...place, code } as Extra),
  ];
}

/** Seats taken on a flight, with the position of the passenger. */
export const seatsTaken = (extras: Extras, flight: string): Map<string, number> =>
  new Map(
    extras.flatMap((extra) =>
      extra.kind === 'seat' && extra.flight === flight ? [[extra.seat, extra.passenger] as const] : [],
    ),
  );
