import type { FlightAmendment } from './flight-amendments.ts';

/** What a change makes of a booking: another flight on one bound, or other dates of a stay. */
export type WantedFlight = { bound: number; offer: string };
export type WantedDates = { checkIn: string; checkOut: string };
export type WantedChange = WantedFlight | WantedDates;

/**
 * A change of a company's booking that was sent for approval. No seats and no rooms are held meanwhile: the approval covers
 * a total price of the trip up to `upTo` (paise), and the change is made at the price on the day of the approval.
 */
type Requested = {
  /** The request's own id, by which approvals know the change. */ id: string;
  state: 'waiting' | 'approved' | 'done' | 'declined' | 'expired' | 'withdrawn' | 'failed';
  /** The cost of the change at the request; negative: a refund. Paise. */ due: number;
  /** The approved price ceiling of the whole trip; until approved, the requested one. Paise. */ upTo: number;
  refundTo: 'source' | 'wallet';
  /** The old and the new flight or dates, as a sentence. */ words: string;
  /** Why it was approved but not made yet. */ problem: string | null;
  /** The amendment that makes it, once it is written down. */ amendmentId?: string;
};
export type RequestedFlight = Requested & WantedFlight;
export type RequestedDates = Requested & WantedDates;
export type RequestedChange = RequestedFlight | RequestedDates;

/** True when the request is for this very change. */
export const isRequestFor = (asked: RequestedChange, wanted: WantedChange): boolean =>
  'bound' in wanted
    ? 'bound' in asked && asked.bound === wanted.bound && asked.offer === wanted.offer
    : 'checkIn' in asked && asked.checkIn === wanted.checkIn && asked.checkOut === wanted.checkOut;

/** True when this change is approved at this total price of the trip (paise). */
export const coversChange = (asked: RequestedChange | null, wanted: WantedChange, total: number): boolean =>
  asked?.state === 'approved' && isRequestFor(asked, wanted) && total <= asked.upTo;

/** The request once this amendment is written down: the approval of the same change is used by it. */
export function afterChange(asked: RequestedChange | null, amendment: FlightAmendment): RequestedChange | null {
  const wanted = wantedBy(amendment);
  return asked?.state === 'approved' && wanted && isRequestFor(asked, wanted)
    ? { ...asked, state: 'done', amendmentId: amendment.id }
    : asked;
}

/** The request once its amendment was refused or not paid: approved as before, and not made for this reason. */
export const afterUnmade = (
  asked: RequestedChange | null,
  amendmentId: string,
  problem: string,
): RequestedChange | null =>
  asked?.state === 'done' && asked.amendmentId === amendmentId ? { ...asked, state: 'approved', problem } : asked;

function wantedBy(amendment: FlightAmendment): WantedChange | null {
  if (amendment.kind === 'change') return amendment;
  return amendment.kind === 'dates' ? amendment.to.stay : null;
}

/** The request as shown: a change that was made is listed with the amendments, a withdrawn one is not shown. */
export const shownChange = (asked: RequestedChange | null) =>
  asked === null || asked.state === 'done' || asked.state === 'withdrawn'
    ? undefined
    : { changeId: asked.id, state: asked.state, due: asked.due, words: asked.words, problem: asked.problem };
