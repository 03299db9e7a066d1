import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ExtrasQuote } from '#lib/server/ports/flight-extras-supplier.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type * as contract from '../../contract.ts';
import type { FlightBooking } from '../../contract.ts';
import { flightOfUser, type FlightRow } from '../bookings.repo.ts';
import { guardAddedExtras } from '../company/guard-extras.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightSupplier } from './flight-supplier.ts';
import { refuse } from './quote-flight.ts';

type Extras = FlightBooking['extras'];

/** The cost of extras added to a ticketed trip, in paise. Throws as adding them would. */
export const priceAddedExtras: UseCase<typeof contract.priceAddedExtras> = async ({
  db,
  body: { bookingId, extras },
  caller,
}) => {
  const booking = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(booking, 'amend', clock.now());
  const { due, lines } = await extrasFor(db, booking, extras);
  await guardAddedExtras(db, booking, { extras, lines });
  return { due, lines };
};

/** The airline's price of added extras. Throws INVALID_INPUT beside `extras.N`, STATE_BLOCKED where none is sold. */
export async function extrasFor(db: Db, booking: FlightRow, extras: Extras): Promise<ExtrasQuote> {
  const quote = await answerInTime(flightSupplier(db).quoteExtras(booking.id, extras), 'airline');
  if (!quote) throw notOffered();
  refuseExtras({ ...alreadyThere(booking, extras), ...quote.problems });
  return quote;
}

/** Throws INVALID_INPUT with a message beside each refused extra. */
export const refuseExtras = (problems: Readonly<Record<number, string>>): void =>
  refuse(Object.fromEntries(Object.entries(problems).map(([at, problem]) => [`extras.${at}`, problem])));

/** What the passenger has on this trip already; after a change of flights the airline may not know it under the old ones. */
function alreadyThere({ snapshot }: FlightRow, extras: Extras): Record<number, string> {
  return Object.fromEntries(
    extras.flatMap((extra, at) =>
      snapshot.extras.some(
        (one) =>
          one.kind === extra.kind &&
          one.passenger === extra.passenger &&
          (!('flight' in one) || ('flight' in extra && one.flight === extra.flight)) &&
          (!('bound' in one) || ('bound' in extra && one.bound === extra.bound)),
      )
        ? [[at, `This passenger already has a ${extra.kind} there.`] as const]
        : [],
    ),
  );
}

export const notOffered = (): AppError =>
  new AppError(
    'STATE_BLOCKED',
    'The airline adds nothing to this trip any more: its flights have left, or their sale has ended. Nothing was charged. Ask at the airport.',
  );

/** PRICE_CHANGED: the extras cost more than was shown. */
export const extrasCostMore = (before: number, after: number, currency: string): AppError =>
  new AppError(
    'PRICE_CHANGED',
    `What you chose now costs ${formatMoney(money(after, currency))}, not ${formatMoney(money(before, currency))}. Nothing was added and nothing was charged. Look at the new price and decide again.`,
    { details: { before, after } },
  );
