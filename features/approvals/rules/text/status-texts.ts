import type { ApprovalStatus } from '../../contract.ts';

/** The statuses of 3.20 as lists and files show them. */
export const STATUS_WORDS: Record<ApprovalStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  rejected: 'Expired',
  withdrawn: 'Withdrawn',
};
