/** The lists of the module Approvals, under their names in its address. */
export const INBOX_PARTS = ['waiting', 'answered', 'asked', 'mine'] as const;
export type InboxPart = (typeof INBOX_PARTS)[number];
