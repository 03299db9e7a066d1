import 'server-only';
import { cache } from 'react';
import { getPackage as operation } from '#features/packages/contract.ts';
import { getPackage } from '#features/packages/server/index.ts';
import { find } from '#lib/server/http/read.ts';

/**
 * A journey with its departures, and with rooms looked for where a party is given; null where there is none of this address.
 * Read once for the same arguments.
 */
export const findPackage = cache((slug: string, departure?: string, rooms?: string, extras?: string) =>
  find(operation, getPackage, {
    slug,
    ...(departure ? { departure } : {}),
    ...(rooms ? { rooms } : {}),
    ...(extras ? { extras } : {}),
  }),
);
