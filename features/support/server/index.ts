import 'server-only';

/** The server interface of support for other features. */

// the answers of the help page
export { findable, findableAnswers } from '../rules/findable.ts';
export { searchAnswers, type Findable } from '../rules/search-answers.ts';

// background work
export { supportEmails } from './email-templates.ts';
export { supportRetention } from './retention.ts';
