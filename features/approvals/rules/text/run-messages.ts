import type { RunState } from '../run.ts';

/** Error messages for a step that the state of the run refuses: what happened, and what to do now. */
export function runRefusal(state: RunState): string {
  switch (state) {
    case 'waiting':
      return 'This request is still waiting for its answer.';
    case 'approved':
      return 'This request was approved already. Nothing more is needed.';
    case 'declined':
      return 'This request was declined. Nothing was booked or charged. Choose something else and ask again.';
    case 'expired':
      return 'The fare was held only until its deadline and is gone. Nothing was booked or charged. Ask again with a new fare.';
    case 'withdrawn':
      return 'This request was withdrawn. Nothing was booked or charged.';
  }
}

/** Error messages for someone who may not answer. */
export function decideRefusal(why: 'own' | 'answered' | 'passed' | 'later' | 'stranger' | 'too-little'): string {
  switch (why) {
    case 'own':
      return 'You cannot approve your own trip or your own request. It waits for its approvers.';
    case 'answered':
      return 'You have answered this request. It waits for the others.';
    case 'passed':
      return 'Your time to decide is over and it was passed on to others.';
    case 'later':
      return 'Others decide this request first. It comes to you once they approve.';
    case 'stranger':
      return 'This request is not waiting for you.';
    case 'too-little':
      return 'An approval covers at least the whole fare. Approve the fare, or decline.';
  }
}

/** An approval for a route and a window is for flights. */
export const noRoute =
  'Only a flight or a stay that is asked for can be approved for other days. Approve this trip alone.';
export const windowTooDear = (most: string): string =>
  `An approval for others too is at most ${most}, twice the price asked for.`;

/** Error messages for a question or a reply that cannot be sent. */
export function questionRefusal(why: 'own' | 'stranger' | 'open' | 'many' | 'not-yours' | 'replied'): string {
  switch (why) {
    case 'own':
      return 'You asked for this trip or travel on it. Its approvers ask the questions.';
    case 'stranger':
      return 'This request is not waiting for you, so you cannot ask about it.';
    case 'open':
      return 'Your last question is not answered yet. Wait for the answer, or decide.';
    case 'many':
      return 'This request has had ten questions. Decide it as it is.';
    case 'not-yours':
      return 'Only whoever asked for this trip, or travels on it, answers this question.';
    case 'replied':
      return 'This question is answered already.';
  }
}

/**
 * Status on the wire (3.20): three words, and 'pending', which clients show as "status updated". An expired request
 * reads as rejected.
 */
export function approvalStatusOf(state: RunState): 'approved' | 'declined' | 'rejected' | 'pending' | 'withdrawn' {
  if (state === 'expired') return 'rejected';
  return state === 'waiting' ? 'pending' : state;
}

export const nobodyApproves =
  'Nobody in your company can approve this today: those who are named travel along, have left, or may not approve. Nothing was held or charged. Ask an administrator to name someone under Configuration.';
/** Why a link of an email no longer decides anything. */
export function linkRefusal(why: 'unknown' | 'used' | 'expired' | 'changed' | 'left'): string {
  switch (why) {
    case 'unknown':
      return 'This link is incomplete or has been replaced. Sign in to see your requests.';
    case 'used':
      return 'This link was used: the request has your decision.';
    case 'expired':
      return 'The time to decide this request is over. Nothing was booked or charged by this link.';
    case 'changed':
      return 'The request has changed since this email was sent. Sign in to see it as it is now; nothing was decided.';
    case 'left':
      return 'This link belongs to someone who no longer approves for this company. Nothing was decided.';
  }
}

export const notDecided = 'It could not be decided just now. Nothing about it has changed. Open it and try again.';
export const askedAlready =
  'You have already requested this trip, and it is waiting for an answer. Nothing more was held or charged.';
export const amountMoved = (amount: string): string =>
  `The price is now ${amount}. Nothing was answered. Look at it once more and decide again.`;
