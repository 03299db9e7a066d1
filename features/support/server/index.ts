import 'server-only';

/** The server interface of support for other features. */

// the search of the help page
export { searchHelp } from './search-help.ts';

// background work
export { supportEmails } from './email-templates.ts';
export { supportRetention } from './retention.ts';
