import 'server-only';
import type { FlightAmendmentView } from '../../contract.ts';
import { paidFor, documentOf, type FlightAmendment } from '../../rules/flight-amendments.ts';

/** What was cancelled or changed, as the traveller sees it; what the airline refused, or nobody paid for, left no trace. */
export const presentAmendments = (amendments: readonly FlightAmendment[]): FlightAmendmentView[] =>
  amendments.flatMap((amendment) => {
    const { id, kind, at, state, amount, charge, words } = amendment;
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
        wallet: kind === 'change' ? paidFor(amendment).wallet : 0,
        paper: documentOf(amendment),
      },
    ];
  });
