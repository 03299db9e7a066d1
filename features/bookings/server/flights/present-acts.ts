import 'server-only';
import type { FlightActView } from '../../contract.ts';
import { paidFor, paperOf, type FlightAct } from '../../rules/flight-acts.ts';

/** What was cancelled or changed, as the traveller sees it; what the airline refused, or nobody paid for, left no trace. */
export const presentActs = (acts: readonly FlightAct[]): FlightActView[] =>
  acts.flatMap((act) => {
    const { id, kind, at, state, amount, charge, words } = act;
    if (state === 'refused' || state === 'left') return [];
    return [
      {
        _id: id,
        kind,
        at,
        state,
        amount,
        charge,
        words,
        wallet: kind === 'change' ? paidFor(act).wallet : 0,
        paper: paperOf(act),
      },
    ];
  });
