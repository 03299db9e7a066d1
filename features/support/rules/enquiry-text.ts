/** What an enquiry is about; the person chooses, and the desk reads it. */
export const TOPICS = ['booking', 'refund', 'payment', 'account', 'company', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Record<Topic, string> = {
  booking: 'A booking',
  refund: 'A change, cancellation or refund',
  payment: 'A payment or an invoice',
  account: 'My account or my data',
  company: 'Travel for a company',
  other: 'Something else',
};

export const LONGEST_QUESTION = 2000;
export const LONGEST_ANSWER = 4000;

/** Enquiries on a page of the desk. */
export const DESK_PAGE = 10;
