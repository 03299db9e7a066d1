import 'server-only';
import { formatDate } from '#lib/shared/dates.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { BookedBound, BookedFlight } from './booked-flight.ts';
import { boardingCodes } from './boarding-codes.ts';
import { aztecsOf, type Aztec } from './pdf/print-code.ts';
import { NO_BOARDING_PASS } from './wallet/flight-passes.ts';

/** A bar code of an e-ticket for a screen: `dark` has a bit for each module, row by row, in base64. */
type TicketCode = { passenger: string; flights: string; ticket: string; width: number; dark: string };

/**
 * The bar codes that the e-ticket prints, of the directions that have not ended, with the sentence that they are no
 * boarding pass (ADR 51).
 */
export async function ticketCodesOf(trip: BookedFlight, now: Date): Promise<{ note: string; codes: TicketCode[] }> {
  const toCome = trip.bounds.map(({ segments }) => Date.parse(segments.at(-1)?.to.instant ?? '') > now.getTime());
  const coded = boardingCodes(trip).filter(({ bound }) => toCome[bound]);
  const drawn = await aztecsOf(coded.map(({ text }) => text));
  const airlines = new Set(coded.flatMap(({ bound }) => trip.bounds[bound]?.segments[0]?.airlineName ?? []));
  return {
    note: `${NO_BOARDING_PASS}. ${coded.length > 1 ? 'These codes are' : 'This code is'} of your e-ticket. ${andList([...airlines])} ${airlines.size > 1 ? 'give' : 'gives'} you a boarding pass when you check in with your PNR.`,
    codes: coded.map(({ bound, passenger, ticket }, at) => ({
      passenger: trip.passengers[passenger]!.name,
      flights: flightsOf(trip.bounds[bound]!),
      ticket,
      width: drawn[at]!.width,
      dark: bitsOf(drawn[at]!),
    })),
  };
}

function flightsOf({ segments }: BookedBound): string {
  const [first, last] = [segments[0]!, segments.at(-1)!];
  const numbers = andList(segments.map(({ number }) => number));
  return `${numbers}, ${first.from.city} to ${last.to.city}, ${formatDate(first.from.at.slice(0, 10), '')}`;
}

function bitsOf({ dark }: Aztec): string {
  const bytes = new Uint8Array(Math.ceil(dark.length / 8));
  for (const [at, isDark] of dark.entries()) if (isDark) bytes[at >> 3]! |= 128 >> (at & 7);
  return Buffer.from(bytes).toString('base64');
}
