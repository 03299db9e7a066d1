import 'server-only';

/** What other features may use of travellers. */
export { eraseTravellers } from './personal-data.ts';
export { travellersRetention } from './retention.ts';
export { takeoutTravellers } from './personal-data.ts';
