import type { FlightBooking } from '../contract.ts';

type Extra = FlightBooking['extras'][number];
type Bounds = FlightBooking['bounds'];
/** Label of a meal or bag by its kind and code. */
type NameOf = (kind: 'meal' | 'bag' | 'assistance', code: string) => string;

/** "Added for Asha Rao: seat 12A (6E 2134); extra bag, 15 kg (BLR–DEL). Added for Ravi Nair: seat 12B (6E 2134)." */
export function addedText(
  extras: readonly Extra[],
  { bounds, nameOf, named }: { bounds: Bounds; nameOf: NameOf; named: (passenger: number) => string },
): string {
  const people = [...new Set(extras.map(({ passenger }) => passenger))].sort((a, b) => a - b);
  return people
    .map((passenger) => {
      const own = extras.filter((extra) => extra.passenger === passenger);
      return `Added for ${named(passenger)}: ${own.map((extra) => extraText(extra, bounds, nameOf)).join('; ')}.`;
    })
    .join(' ');
}

function extraText(extra: Extra, bounds: Bounds, nameOf: NameOf): string {
  if (extra.kind === 'assistance') return nameOf('assistance', extra.code);
  if (extra.kind === 'bag') {
    const segments = bounds[extra.bound]?.segments ?? [];
    const ends = `${segments[0]?.origin.airport.code}–${segments.at(-1)?.destination.airport.code}`;
    return `${startingSmall(nameOf('bag', extra.code))} (${ends})`;
  }
  const segment = bounds.flatMap(({ segments }) => segments).find(({ flightId }) => flightId === extra.flight);
  const what = extra.kind === 'seat' ? `seat ${extra.seat}` : startingSmall(nameOf('meal', extra.code));
  return `${what} (${segment?.number})`;
}

const startingSmall = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** The airline's receipts, as the trip, the email and the invoice name them. */
export function receiptsText(
  documents: readonly { passenger: number; number: string }[],
  named: (passenger: number) => string,
): string {
  if (!documents.length) return '';
  if (documents.length === 1) return `Airline receipt (EMD) ${documents[0]!.number}.`;
  return `Airline receipts (EMD): ${documents.map(({ passenger, number }) => `${number} for ${named(passenger)}`).join(', ')}.`;
}
