import { storeCounts, refreshApprovals } from './approvals-store.ts';

/** An approval message as it arrives (3.14). */
export type ApprovalMessage = {
  bookingId: string;
  companyId: string;
  approvalStatus: string;
  travelCategory: number;
  /** Transport only: a request was received (false) or has a quote (true). Null for a decision. */
  hasQuote: boolean | null;
  approvalCount: number;
  notificationCount: number;
};

export function isApprovalMessage(body: unknown): body is ApprovalMessage {
  const { bookingId, approvalStatus, approvalCount } = (body ?? {}) as Partial<Record<keyof ApprovalMessage, unknown>>;
  return typeof bookingId === 'string' && typeof approvalStatus === 'string' && typeof approvalCount === 'number';
}

/** Applies an approval message: updates the counts and refetches what shows requests. */
export function onApprovalMessage(message: ApprovalMessage): void {
  storeCounts(message);
  refreshApprovals(message.travelCategory === 2 ? 2 : 1);
}
