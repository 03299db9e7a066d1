import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const approvalConfigurations = call<typeof contract.approvalConfigurations>(
  'GET',
  '/api/corporate/approval-configurations',
  'corporate',
);
export const addApprovalConfiguration = call<typeof contract.addApprovalConfiguration>(
  'POST',
  '/api/corporate/approval-configurations',
  'corporate',
);
export const changeApprovalConfiguration = call<typeof contract.changeApprovalConfiguration>(
  'PUT',
  '/api/corporate/approval-configurations',
  'corporate',
);
export const deleteApprovalConfiguration = call<typeof contract.deleteApprovalConfiguration>(
  'DELETE',
  '/api/corporate/approval-configurations',
  'corporate',
);
export const approvalList = call<typeof contract.approvalList>('GET', '/api/corporate/approvals', 'corporate');
export const approvalDetails = call<typeof contract.approvalDetails>(
  'GET',
  '/api/corporate/approvals/details',
  'corporate',
);
export const approvalAlternatives = call<typeof contract.approvalAlternatives>(
  'GET',
  '/api/corporate/approvals/alternatives',
  'corporate',
);
export const approvalStatusOfTrip = call<typeof contract.approvalStatusOfTrip>(
  'GET',
  '/api/corporate/approvals/status',
  'corporate',
);
export const decideApproval = call<typeof contract.decideApproval>(
  'POST',
  '/api/corporate/approvals/decide',
  'corporate',
);
export const openApprovalLink = call<typeof contract.openApprovalLink>(
  'POST',
  '/api/corporate/approvals/link',
  'public',
);
export const linkAlternatives = call<typeof contract.linkAlternatives>(
  'POST',
  '/api/corporate/approvals/link/alternatives',
  'public',
);
export const decideByLink = call<typeof contract.decideByLink>(
  'POST',
  '/api/corporate/approvals/link/decide',
  'public',
);
export const askBack = call<typeof contract.askBack>('POST', '/api/corporate/approvals/question', 'corporate');
export const replyToQuestion = call<typeof contract.replyToQuestion>(
  'POST',
  '/api/corporate/approvals/reply',
  'corporate',
);
export const decideSeveral = call<typeof contract.decideSeveral>(
  'POST',
  '/api/corporate/approvals/decide-several',
  'corporate',
);
export const approvalsFile = call<typeof contract.approvalsFile>('GET', '/api/corporate/approvals/file', 'corporate');
export const markApprovalsRead = call<typeof contract.markApprovalsRead>(
  'POST',
  '/api/corporate/approvals/mark-read',
  'corporate',
);
export const absences = call<typeof contract.absences>('GET', '/api/corporate/approvals/absences', 'corporate');
export const addAbsence = call<typeof contract.addAbsence>('POST', '/api/corporate/approvals/absences', 'corporate');
export const removeAbsence = call<typeof contract.removeAbsence>(
  'DELETE',
  '/api/corporate/approvals/absences',
  'corporate',
);
