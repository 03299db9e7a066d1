import 'server-only';
import { searchFlights } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ChangeQuote } from '#lib/server/ports/flight-supplier.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { type OtherFlight, sameAirline } from '../../rules/same-airline.ts';
import { flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { evaluateChanges } from '../company/evaluate-change.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';
import { changeableBound } from './quote-flight-change.ts';

/** The flights of a day that a bound can be changed to, each with its cost (paise) and, for a company, its verdict. */
export const listChangeOptions: UseCase<typeof contract.changeFlightOptions> = async ({
  db,
  query: { bookingId, bound, date },
  caller,
  request,
}) => {
  const booking = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'amend', clock.now());
  const at = Number(bound);
  const priced = await changesOnDay(db, booking, { bound: at, date }, request);
  const verdicts = await evaluateChanges(
    db,
    booking,
    at,
    priced.map(({ quote }) => quote),
  );
  return {
    options: priced.map(({ option, quote: { due } }, position) => ({
      ...option,
      due,
      policy: verdicts[position] ?? null,
    })),
  };
};

/** The flights of a day that a bound can be changed to, with the airline's price of each. Throws STATE_BLOCKED once it left. */
export async function changesOnDay(
  db: Db,
  booking: FlightRow,
  { bound, date }: { bound: number; date: string },
  request: RequestFacts,
): Promise<{ option: OtherFlight; quote: ChangeQuote }[]> {
  const booked = changeableBound(booking, bound);
  const { segments, terms } = booked;
  const journey = {
    from: `${segments[0]!.origin.airport.code}.only`,
    to: `${segments.at(-1)!.destination.airport.code}.only`,
    date,
  };
  const listing = await searchFlights({
    db,
    query: { bounds: [journey], ...booking.snapshot.party, cabin: terms.cabin, sentinels: 'yes' },
    body: undefined,
    caller: null,
    request,
  });
  const priced: { option: OtherFlight; quote: ChangeQuote }[] = [];
  for (const option of sameAirline(listing, booked)) {
    const quote = await answerInTime(flightSupplier(db).quoteChange(booking.id, bound, option.offer), 'airline');
    if (quote) priced.push({ option, quote });
  }
  return priced;
}
