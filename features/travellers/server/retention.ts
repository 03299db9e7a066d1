import 'server-only';
import { retainedForever, type Retention } from '#lib/server/jobs/retention.ts';
import { businessDetails, savedTravellers } from './tables.ts';

/** How long the rows of traveller tables are stored. */
export const travellersRetention: readonly Retention[] = [
  retainedForever(savedTravellers, 'until the person removes the traveller or closes the account'),
  retainedForever(businessDetails, 'until the person removes them or closes the account'),
];
