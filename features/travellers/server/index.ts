import 'server-only';

/** What other features may use of travellers. */
export { eraseTravellers } from './erase-travellers.ts';
export { travellersRetention } from './retention.ts';
export { takeoutTravellers } from './takeout-travellers.ts';
