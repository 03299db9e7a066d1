import 'server-only';

/** The server interface of approvals for other features. */

// use cases that pages and scripts also call
export { decideApproval } from './decide-approval.ts';
export { listApprovals } from './list-approvals.ts';

// for bookings, each within the transaction that changes the booking
export { approvalNeedOf, approvalNeedsOf, type ApprovalNeed } from './approval-need-of.ts';
export { approvalCovering, approvalMovedOn, askForApproval, takeUpApproval } from './ask-for-approval.ts';
export { coveredByWindow, takeUpWindow, type WithinWindow } from './take-up-window.ts';
export { previewRequest } from './preview-request.ts';
export { roomForRise } from '../rules/room-for-rise.ts';
export { withdrawApproval, passOnApprovals } from './withdraw-approvals.ts';
export { emailApproved } from './email-approved.ts';
export { grantedFor, type Granted } from './granted-for.ts';

// for messages of other features
export { approvalCountsOf } from './find-requests.ts';

// subscribers of domain events, and the scheduled job
export { readWithNotifications } from './mark-read.ts';
export { watchApprovals } from './watch-approvals.ts';

// emails and demo data
export { approvalsRetention } from './retention.ts';
export { approvalEmails } from './email-templates.ts';
export { seedConfigurations } from './seed-configurations.ts';

// read ports (`lib/server/ports`)
export { approvalConfigurations, waitingApprovals } from './read-ports.ts';
