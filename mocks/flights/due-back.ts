import type { CancelledPart } from '#features/bookings/rules/flight-amendments.ts';
import { totalOfLines } from '#features/bookings/rules/flight-prices.ts';
import { refundForCancelled as fareBack } from '#features/flights/rules/fares/sold-bound.ts';
import { AppError } from '#lib/shared/errors.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import type { MockFlight } from '../memory/records.ts';

/** The refund of a part of the booking: for each direction its price less the cancellation fee at this time. */
export function dueBack(
  { sold, parts, party, total, extraLines }: MockFlight,
  { bounds, passengers }: CancelledPart,
  now: Date,
) {
  const types = passengersOf(party);
  const tickets = parts.flatMap((part) => part.tickets);
  const givings = sold.map((bound, at) => {
    const open = tickets.filter((ticket) => ticket.open.includes(at)).map(({ passenger }) => passenger);
    const gone = open.filter(
      (passenger) => (!bounds || bounds.includes(at)) && (!passengers || passengers.includes(passenger)),
    );
    const typed = (list: number[]) => list.map((passenger) => types[passenger]!);
    return {
      open: open.length,
      gone: gone.length,
      back: fareBack(
        bound,
        typed(open),
        typed(open.filter((one) => !gone.includes(one))),
        now.getTime() / 60_000,
        false,
      ),
    };
  });
  if (givings.every(({ gone }) => gone === 0))
    throw new AppError(
      'STATE_BLOCKED',
      'Nothing of this is left to cancel. Look at the trip again: it may have been cancelled before.',
    );
  const whole = givings.every(({ open, gone }) => open === gone);
  const refund = Math.min(
    total,
    givings.reduce((sum, { back }) => sum + back.refund, 0),
  );
  return {
    refund,
    whole,
    charge: whole ? total - refund : givings.reduce((sum, { back }) => sum + back.charge, 0),
    extras: totalOfLines(extraLines),
  };
}
