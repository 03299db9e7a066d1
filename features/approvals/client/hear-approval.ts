import { keepCounts, refreshApprovals } from './approvals-store.ts';

/** 3.14 as it arrives. */
export type ApprovalMessage = {
  bookingId: string;
  companyId: string;
  approvalStatus: string;
  travelCategory: number;
  approvalCount: number;
  notificationCount: number;
};

export function isApprovalMessage(body: unknown): body is ApprovalMessage {
  const { bookingId, approvalStatus, approvalCount } = (body ?? {}) as Partial<Record<keyof ApprovalMessage, unknown>>;
  return typeof bookingId === 'string' && typeof approvalStatus === 'string' && typeof approvalCount === 'number';
}

/** Something happened to a request: counts follow, and what shows requests reads them anew. */
export function hearApproval(message: ApprovalMessage): void {
  keepCounts(message);
  refreshApprovals(message.travelCategory === 2 ? 2 : 1);
}
