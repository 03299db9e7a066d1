import type { FlightBooking } from '../contract.ts';

/** What is cancelled: these passengers (by position) on these directions; everybody, everywhere when left out. */
export type CancelledPart = { bounds?: number[]; passengers?: number[] };

/**
 * Something done to a confirmed flight, written down before the airline is told. Its id is the key under which the
 * airline is told once. `amount` comes back (cancel, a refused part) or was paid (change; below zero: comes back), in paise.
 */
export type FlightAct = {
  id: string; at: string; state: 'under-way' | 'done' | 'refused'; amount: number; charge: number; refundTo: 'source' | 'wallet'; toSource: number; words: string;
} & ({ kind: 'cancel'; what: CancelledPart } | { kind: 'change'; bound: number; offer: string; /** The direction as it was quoted for the change. */ to: FlightBooking['bounds'][number] } | { kind: 'refused'; what: CancelledPart });

/** The one under way; there is at most one. */
export const actUnderWay = (acts: readonly FlightAct[]): FlightAct | undefined => acts.find(({ state }) => state === 'under-way');

/** What of the money paid at the gateway has gone back there already. */
export const backAtSource = (acts: readonly FlightAct[]): number => acts.filter(({ state }) => state === 'done').reduce((sum, { toSource }) => sum + toSource, 0);
