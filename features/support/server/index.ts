import 'server-only';

/** The server interface of support for other features. */

// background work
export { supportEmails } from './email-templates.ts';
export { supportRetention } from './retention.ts';
