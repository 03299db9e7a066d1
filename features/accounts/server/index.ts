import 'server-only';

/** The only door to accounts: what a person may do with the whole of theirs. */
export { readClosingTerms } from './read-closing-terms.ts';
export { closeAccount } from './close-account.ts';
export { exportData } from './export-data.ts';
