/**
 * A change of a company's booking that was sent for approval. No seats are held meanwhile: approval covers a price of the
 * whole trip up to `upTo` (paise), and the change is made at the price of the day it is approved.
 */
export type RequestedChange = {
  /** The request's own id: approvals know the change by it. */ id: string;
  state: 'waiting' | 'approved' | 'done' | 'declined' | 'expired' | 'withdrawn' | 'failed';
  bound: number;
  offer: string;
  /** What the change cost when it was asked for; below zero it comes back. Paise. */ due: number;
  /** The highest total of the whole trip that is approved, once it is; until then what is asked for. Paise. */ upTo: number;
  refundTo: 'source' | 'wallet';
  /** From which flight to which, as a sentence. */ words: string;
  /** Why it was approved and not made yet. */ problem: string | null;
};

/** True for a change that is approved, to this very flight, at a total of the whole trip (paise) that the approval covers. */
export const coversChange = (
  asked: RequestedChange | null,
  { bound, offer, total }: { bound: number; offer: string; total: number },
): boolean => asked?.state === 'approved' && asked.bound === bound && asked.offer === offer && total <= asked.upTo;

/** The same once this change is made: what was approved is used, whatever else was approved does not count any more. */
export const afterChange = (
  asked: RequestedChange | null,
  { bound, offer }: { bound: number; offer: string },
): RequestedChange | null =>
  asked?.state === 'approved' && asked.bound === bound && asked.offer === offer ? { ...asked, state: 'done' } : asked;

/** What is shown of it: one that was made stands among the amendments, and one that was withdrawn is over. */
export const shownChange = (asked: RequestedChange | null) =>
  asked === null || asked.state === 'done' || asked.state === 'withdrawn'
    ? undefined
    : { changeId: asked.id, state: asked.state, due: asked.due, words: asked.words, problem: asked.problem };
