import 'server-only';

/** The server interface of transport for other features. */

// subscribers of domain events
export { applyTransportApproval } from './apply-approval-outcome.ts';

// read ports (`lib/server/ports`)
export { transportCosts } from './announce-cost.ts';

// calendars of people
export { confirmedTransport } from './confirmed-transport.ts';

// the desk's search
export { findTransportRequests, type RequestKey } from './desk/find-requests.ts';

// emails and background work
export { transportEmails } from './email-templates.ts';
export { transportRetention } from './retention.ts';
