import type * as contract from '#features/bookings/contract.ts';
import type { CancelledPart } from '#features/bookings/rules/flight-amendments.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import type { AnswersOf } from '../answer.ts';
import { mustBeAllowed } from '../memory/bookings.ts';
import { dueBack } from './due-back.ts';
import { flightEngine } from './flight-engine.ts';
import { myFlight } from './my-flight.ts';

type Answers = Pick<AnswersOf<typeof contract>, 'cancelFlightQuote' | 'cancelFlight'>;

const positions = (text: string | undefined) => text?.split(',').map(Number);
const partOf = ({
  bounds,
  passengers,
}: {
  bounds?: number[] | undefined;
  passengers?: number[] | undefined;
}): CancelledPart => ({ ...(bounds ? { bounds } : {}), ...(passengers ? { passengers } : {}) });

/** Cancelling a flight or a part of it. */
export const flightCancelAnswers: Answers = {
  cancelFlightQuote: ({ query, person, now }) => {
    const flight = myFlight(person._id, query.bookingId, now);
    mustBeAllowed(flight, 'amend', now);
    const part = partOf({ bounds: positions(query.bounds), passengers: positions(query.passengers) });
    const { refund, charge, whole } = dueBack(flight, part, now);
    const { toSource, toWallet } = splitRefund(
      refund,
      { total: flight.total, gateway: flight.payment.gateway },
      'source',
    );
    const instants = flight.sold
      .flatMap(({ cancel, departs }) => cancel.map(({ untilHours }) => (departs - untilHours * 60) * 60_000))
      .filter((at) => at > now.getTime() && at < Date.parse(flight.departsAt))
      .sort((a, b) => a - b);
    const steps = [now.getTime(), ...instants]
      .map((at) => ({ at, ...dueBack(flight, part, new Date(at)) }))
      .filter((step, at, all) => at === 0 || step.refund !== all[at - 1]!.refund);
    const wire = steps.map((step, at) => ({
      from: new Date(step.at).toISOString(),
      until: new Date(steps[at + 1]?.at ?? Date.parse(flight.departsAt)).toISOString(),
      refund: step.refund,
      charge: step.charge,
    }));
    return {
      refund,
      charge,
      toSource,
      toWallet,
      whole,
      free: false,
      lines: [{ code: 'fee', label: 'Cancellation', amount: -charge }],
      steps: wire,
      holdsUntil: wire[0]!.until,
      now: now.toISOString(),
    };
  },
  cancelFlight: ({ body, person, now }) =>
    flightEngine.cancel(myFlight(person._id, body.bookingId, now), body, partOf(body), now),
};
