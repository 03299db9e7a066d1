/**
 * The life of a transport request. `waiting`: no quote yet · `quoted`: a quote was sent · `awaiting_approval`: a chosen
 * quote is with its approvers · `approved`: approved, and the company's account did not cover it then · `booking`: paid,
 * staff are booking it · `confirmed`: booked · `declined`: approvers declined · `unavailable`: staff found nothing ·
 * `cancelled`: by who asked.
 */
export const TRANSPORT_STATES = [
  'waiting',
  'quoted',
  'awaiting_approval',
  'approved',
  'booking',
  'confirmed',
  'declined',
  'unavailable',
  'cancelled',
] as const;
export type TransportState = (typeof TRANSPORT_STATES)[number];

export type TransportAction =
  | 'quote'
  | 'refuse'
  | 'choose'
  | 'ask'
  | 'approve'
  | 'approveUnpaid'
  | 'decline'
  | 'expire'
  | 'pay'
  | 'confirm'
  | 'fail'
  | 'cancel';

type Row = Partial<Record<TransportAction, TransportState>>;

/** Every change of state: what may happen in a state, and the state after it. */
export const TRANSPORT_TRANSITIONS = {
  waiting: { quote: 'quoted', refuse: 'unavailable', cancel: 'cancelled' },
  quoted: { quote: 'quoted', choose: 'booking', ask: 'awaiting_approval', refuse: 'unavailable', cancel: 'cancelled' },
  awaiting_approval: {
    approve: 'booking',
    approveUnpaid: 'approved',
    decline: 'declined',
    expire: 'quoted',
    cancel: 'cancelled',
  },
  approved: { pay: 'booking', quote: 'quoted', refuse: 'unavailable', cancel: 'cancelled' },
  booking: { confirm: 'confirmed', fail: 'quoted', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled' },
  declined: {},
  unavailable: {},
  cancelled: {},
} as const satisfies Record<TransportState, Row>;

/** The state after an action; null where the state does not allow it. */
export const stateAfter = (state: TransportState, action: TransportAction): TransportState | null =>
  (TRANSPORT_TRANSITIONS[state] as Row)[action] ?? null;

/** Open requests: what staff or the traveller still have to act on. */
export const OPEN_STATES: readonly TransportState[] = ['waiting', 'quoted', 'awaiting_approval', 'approved', 'booking'];
/** Requests that wait for staff. */
export const DESK_STATES: readonly TransportState[] = ['waiting', 'booking'];

/** Why an action is not possible in a state, with what to do instead. */
export const blockedSentence = (state: TransportState): string => BLOCKED[state];

const BLOCKED: Record<TransportState, string> = {
  waiting: 'No quote was sent for this request yet. Wait for one.',
  quoted: 'This request has quotes to choose from. Choose one first.',
  awaiting_approval: 'The chosen quote is waiting for approval. Wait for the answer, or cancel the request.',
  approved: 'The chosen quote is approved and has to be paid first.',
  booking: 'The chosen quote is paid and is being booked. Wait for the confirmation, or cancel the request.',
  confirmed: 'This request is booked and confirmed. It can only be cancelled.',
  declined: 'This request was declined by its approvers. Send a new request.',
  unavailable: 'Nothing was found for this request. Send a new request with other details.',
  cancelled: 'This request was cancelled. Send a new request.',
};
