/** The lists of the module Approvals, by their name in the address. */
export const INBOX_PARTS = ['waiting', 'answered', 'asked', 'transport', 'mine'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];

/** What a list says while there is nothing in it. */
export const EMPTY: Record<InboxPart, { title: string; text: string }> = {
  waiting: {
    title: 'Nothing to decide',
    text: 'Requests for your approval appear here, with the trip, price and reason. You also get an email.',
  },
  answered: {
    title: 'Nothing decided yet',
    text: 'Requests you approved or declined appear here, with what happened next.',
  },
  asked: {
    title: 'No requests yet',
    text: 'When a trip needs approval, you send the request from its review page. It appears here.',
  },
  transport: {
    title: 'No transport requests yet',
    text: 'Cars, buses and trains that you requested and that need approval appear here.',
  },
  mine: {
    title: 'No requests for your trips',
    text: 'Trips that someone else books for you and that need approval appear here.',
  },
};
