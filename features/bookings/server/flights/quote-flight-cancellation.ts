import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { flightOfUser } from '../bookings.repo.ts';
import { paidOf } from '../quote-cancellation.ts';
import { mustBeAllowed } from '../transition.ts';
import { quotePart } from './quote-part.ts';

const positions = (text: string | undefined) => text?.split(',').map(Number);

/** The refund for a part or all of a trip, now and later, and its destination. Paise. */
export const quoteFlightCancellation: UseCase<typeof contract.cancelFlightQuote> = async ({ db, query, caller }) => {
  const booking = await flightOfUser(db, caller.userId, query.bookingId);
  const now = clock.now();
  mustBeAllowed(booking, 'amend', now);
  const [bounds, passengers] = [positions(query.bounds), positions(query.passengers)];
  const { refund, lines, whole, free, later, departsAt, charge } = await quotePart(db, booking, {
    ...(bounds ? { bounds } : {}),
    ...(passengers ? { passengers } : {}),
  });
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
  const steps = [
    { from: now, refund, charge },
    ...later.map((step) => ({ ...step, refund: Math.min(booking.total, step.refund) })),
  ].filter((step, at, all) => at === 0 || step.refund !== all[at - 1]!.refund);
  return {
    refund,
    charge: whole ? booking.total - refund : charge,
    toSource,
    toWallet,
    lines,
    whole,
    free,
    steps: steps.map((step, at) => ({
      from: step.from.toISOString(),
      until: (steps[at + 1]?.from ?? departsAt).toISOString(),
      refund: step.refund,
      charge: step.charge,
    })),
    holdsUntil: (steps[1]?.from ?? departsAt).toISOString(),
    now: now.toISOString(),
  };
};
