import 'server-only';
import { extraName } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ExtrasQuote } from '#lib/server/ports/flight-extras-supplier.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { addedText } from '../../rules/added-extras.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { flightOfUser, mustBeFlight, type FlightRow } from '../bookings.repo.ts';
import { newPaidAmendment, writeHeldChange } from '../changes/begin-change.ts';
import { payOrFinish } from '../changes/pay-or-finish.ts';
import { guardAddedExtras } from '../company/guard-extras.ts';
import { answerInTime } from '../supplier.ts';
import { mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { flightSupplier } from './flight-supplier.ts';
import { extrasCostMore, extrasFor, notOffered } from './price-added-extras.ts';

type Wanted = Omit<BodyOf<typeof contract.addExtras>, 'bookingId'>;

/**
 * Adds seats, meals and bags to a ticketed trip. The airline holds them under the amendment's id before anything is
 * charged, so that a seat sold meanwhile costs nothing; then they are added, or wait for the payment at the gateway.
 */
export const addExtras: UseCase<typeof contract.addExtras> = async ({ db, body: { bookingId, ...wanted }, caller }) => {
  const before = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(before, 'amend', clock.now());
  const quote = await extrasFor(db, before, wanted.extras);
  if (quote.due > wanted.expectedDue) throw extrasCostMore(wanted.expectedDue, quote.due, before.currency);
  const evaluated = await guardAddedExtras(db, before, { extras: wanted.extras, lines: quote.lines });
  const amendment = { ...amendmentOf(before, quote, wanted), ...(evaluated ? { evaluated } : {}) };
  const heldUntil = await holdAdded(db, before, amendment);
  const adding = await writeHeldChange(db, before, amendment, heldUntil);
  const { checkoutUrl, booking } = await payOrFinish(db, adding);
  return { checkoutUrl, booking: await flightViewOf(db, mustBeFlight(booking)) };
};

/** The addition as stored before the airline is told. */
function amendmentOf(
  { snapshot, details }: FlightRow,
  { due, lines }: ExtrasQuote,
  { extras, walletAmount }: Wanted,
): AmendmentOf<'extras'> {
  const named = (passenger: number) => {
    const one = details?.passengers[passenger];
    return one ? `${one.firstName} ${one.lastName}` : 'the passenger';
  };
  const priced = {
    price: { due, charge: 0 },
    words: addedText(extras, { bounds: snapshot.bounds, nameOf: extraName, named }),
    at: clock.now(),
  };
  const tooMuch = 'That is more than these cost. Use their price or less from the wallet.';
  return {
    ...newPaidAmendment(priced, { walletAmount, refundTo: 'source' }, tooMuch),
    kind: 'extras',
    extras,
    lines,
  };
}

/** Holds seats and prices under the amendment's id. Throws SOLD_OUT for a seat sold meanwhile, or PRICE_CHANGED. */
async function holdAdded(
  db: Db,
  { id, currency }: FlightRow,
  { id: amendmentId, extras, amount }: AmendmentOf<'extras'>,
): Promise<Date> {
  const held = await answerInTime(flightSupplier(db).holdExtras(id, amendmentId, extras, amount), 'airline');
  if (held.outcome === 'held') return held.expiresAt;
  if (held.outcome === 'price_changed') throw extrasCostMore(amount, held.due, currency);
  const [problem] = Object.values(held.problems);
  if (problem === undefined) throw notOffered();
  throw new AppError('SOLD_OUT', `${problem} Nothing was added and nothing was charged.`, {
    fields: Object.fromEntries(Object.entries(held.problems).map(([at, words]) => [`extras.${at}`, words])),
  });
}
