import 'server-only';

/** The server interface of travellers for other features. */
export { eraseTravellers } from './personal-data.ts';
export { travellersRetention } from './retention.ts';
export { takeoutTravellers } from './personal-data.ts';
