/**
 * A change of a company's booking that was sent for approval. No seats are held meanwhile: the approval covers a total
 * price of the trip up to `upTo` (paise), and the change is made at the price on the day of the approval.
 */
export type RequestedChange = {
  /** The request's own id, by which approvals know the change. */ id: string;
  state: 'waiting' | 'approved' | 'done' | 'declined' | 'expired' | 'withdrawn' | 'failed';
  bound: number;
  offer: string;
  /** The cost of the change at the request; negative: a refund. Paise. */ due: number;
  /** The approved price ceiling of the whole trip; until approved, the requested one. Paise. */ upTo: number;
  refundTo: 'source' | 'wallet';
  /** The old and the new flight, as a sentence. */ words: string;
  /** Why it was approved but not made yet. */ problem: string | null;
};

/** True when this change, to this flight, is approved at this total price of the trip (paise). */
export const coversChange = (
  asked: RequestedChange | null,
  { bound, offer, total }: { bound: number; offer: string; total: number },
): boolean => asked?.state === 'approved' && asked.bound === bound && asked.offer === offer && total <= asked.upTo;

/** Marks the request after this change was made: its approval is used, and any other approval no longer counts. */
export const afterChange = (
  asked: RequestedChange | null,
  { bound, offer }: { bound: number; offer: string },
): RequestedChange | null =>
  asked?.state === 'approved' && asked.bound === bound && asked.offer === offer ? { ...asked, state: 'done' } : asked;

/** The request as shown: a change that was made is listed with the amendments, a withdrawn one is not shown. */
export const shownChange = (asked: RequestedChange | null) =>
  asked === null || asked.state === 'done' || asked.state === 'withdrawn'
    ? undefined
    : { changeId: asked.id, state: asked.state, due: asked.due, words: asked.words, problem: asked.problem };
