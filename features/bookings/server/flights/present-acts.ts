import 'server-only';
import type { FlightActView } from '../../contract.ts';
import type { FlightAct } from '../../rules/flight-acts.ts';

/** What was cancelled or changed, as the traveller sees it; what the airline refused left no trace. */
export const presentActs = (acts: readonly FlightAct[]): FlightActView[] =>
  acts.flatMap(({ id, kind, at, state, amount, charge, words }) => (state === 'refused' ? [] : [{ _id: id, kind, at, state, amount, charge, words }]));
