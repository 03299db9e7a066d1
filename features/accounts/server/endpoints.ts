import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { closeAccount } from './close-account.ts';
import { exportData } from './export-data.ts';
import { readClosingTerms } from './read-closing-terms.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.closingTerms, readClosingTerms),
  endpoint(contract.closeAccount, closeAccount),
  endpoint(contract.exportData, exportData),
];
