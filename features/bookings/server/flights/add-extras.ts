import 'server-only';
import { extraName } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { ExtrasQuote } from '#lib/server/ports/flight-extras-supplier.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import { addedText } from '../../rules/added-extras.ts';
import type { AmendmentOf } from '../../rules/flight-amendments.ts';
import { flightOfUser, mustBeFlight, type FlightRow } from '../bookings.repo.ts';
import { openChangeCheckout } from '../changes/change-checkout.ts';
import { leaveHeldChange } from '../changes/leave-change.ts';
import { writeDownChange } from '../changes/write-down-change.ts';
import { guardAddedExtras } from '../company/guard-extras.ts';
import { withdrawOpenChange } from '../company/withdraw-change.ts';
import { answerInTime } from '../supplier.ts';
import { changeBooking, mustBeAllowed } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { finishAmending } from './finish-amending.ts';
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
  try {
    const adding = await changeBooking(
      db,
      (tx) => flightOfUser(tx, caller.userId, bookingId),
      (tx, current) => writeDownChange(tx, before, current, amendment, amendment.state === 'paying' ? heldUntil : null),
    );
    await withdrawOpenChange(db, adding);
    if (adding.state !== 'paying_change')
      return { booking: await flightViewOf(db, mustBeFlight(await finishAmending(db, adding))), checkoutUrl: null };
    return {
      checkoutUrl: await openChangeCheckout(db, adding),
      booking: await flightViewOf(db, mustBeFlight(adding)),
    };
  } catch (error) {
    await leaveHeldChange(db, bookingId, amendment.id);
    throw error;
  }
};

/** The addition as stored before the airline is told. */
function amendmentOf(
  { snapshot, details }: FlightRow,
  { due, lines }: ExtrasQuote,
  { extras, walletAmount }: Wanted,
): AmendmentOf<'extras'> {
  if (walletAmount > due) {
    const message = 'That is more than these cost. Use their price or less from the wallet.';
    throw new AppError('INVALID_INPUT', message, { fields: { walletAmount: message } });
  }
  const now = clock.now();
  const named = (passenger: number) => {
    const one = details?.passengers[passenger];
    return one ? `${one.firstName} ${one.lastName}` : 'the passenger';
  };
  return {
    id: newId('act', now.getTime()),
    at: now.toISOString(),
    kind: 'extras',
    state: walletAmount < due ? 'paying' : 'under-way',
    extras,
    lines,
    amount: due,
    charge: 0,
    refundTo: 'source',
    toSource: 0,
    words: addedText(extras, { bounds: snapshot.bounds, nameOf: extraName, named }),
    paid: { wallet: walletAmount, gateway: due - walletAmount, method: walletAmount < due ? null : 'wallet' },
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
