/** The lists of the module Approvals, by their name in the address. */
export const INBOX_PARTS = ['waiting', 'answered', 'asked', 'mine'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];
