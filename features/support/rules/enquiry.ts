/** What an enquiry is about; the person chooses, and the desk reads it. */
export const TOPICS = ['booking', 'refund', 'payment', 'account', 'company', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** @texts */
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

/** Without characters that look alike: 0 O, 1 I L, 5 S, 8 B. */
const LETTERS = '234679ACDEFGHJKMNPQRTUVWXYZ';

/** A new enquiry number with 38 random bits: `HELP-7K4M-2Q9X`. `random` gives integers below its argument. */
export function newEnquiryNumber(random: (below: number) => number): string {
  const chance = Array.from({ length: 8 }, () => LETTERS[random(LETTERS.length)]).join('');
  return `HELP-${chance.slice(0, 4)}-${chance.slice(4)}`;
}
