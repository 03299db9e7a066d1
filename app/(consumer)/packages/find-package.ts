import 'server-only';
import { cache } from 'react';
import { getPackage as operation } from '#features/packages/contract.ts';
import { getPackage } from '#features/packages/server/index.ts';
import { find } from '#lib/server/http/read.ts';

/** A journey with its departures, read once for the page and its metadata; null where there is none of this address. */
export const findPackage = cache((slug: string) => find(operation, getPackage, { slug }));
