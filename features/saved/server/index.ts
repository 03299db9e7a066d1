import 'server-only';

/** The server interface of saved stays for other features and the start. */
export { eraseSaved, takeoutSaved } from './personal-data.ts';

// background work
export { savedEmails } from './email-templates.ts';
export { savedRetention } from './retention.ts';
export { watchPrices } from './watch-prices.ts';
