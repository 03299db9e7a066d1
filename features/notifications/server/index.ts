import 'server-only';

/** Subscribers of domain events (`lib/server/start/wire-features.ts`). */
export { notifyOfApproval } from './notify-of-approval.ts';
export { notifyOfConfirmation } from './notify-of-confirmation.ts';
export { notifyOfPolicy } from './notify-of-policy.ts';
