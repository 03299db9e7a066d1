import 'server-only';
import type { AmendmentView } from '../../contract.ts';
import { creditsEarlier, documentOf, isPaidFor, paidFor, type FlightAmendment } from '../../rules/flight-amendments.ts';

/** Amendments as the traveller sees them, without those that the airline refused or nobody paid for. */
export const presentAmendments = (amendments: readonly FlightAmendment[]): AmendmentView[] =>
  amendments.flatMap((amendment) => {
    const { id, kind, at, state, amount, charge, words } = amendment;
    if (state === 'refused' || state === 'left' || kind === 'instalment') return [];
    return [
      {
        _id: id,
        kind,
        at,
        state,
        amount,
        charge,
        words,
        wallet: isPaidFor(amendment) ? paidFor(amendment).wallet : 0,
        document: documentOf(amendment),
        ...(creditsEarlier(amendment) ? { creditNote: true } : {}),
      },
    ];
  });
