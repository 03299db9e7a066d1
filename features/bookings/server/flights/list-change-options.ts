import 'server-only';
import { searchFlights } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { sameAirline } from '../../rules/same-airline.ts';
import { flightOfUser } from '../bookings.repo.ts';
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
  const booked = changeableBound(booking, at);
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
  const priced = [];
  for (const option of sameAirline(listing, booked)) {
    const quote = await answerInTime(flightSupplier(db).quoteChange(booking.id, at, option.offer), 'airline');
    if (quote) priced.push({ option, quote });
  }
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
