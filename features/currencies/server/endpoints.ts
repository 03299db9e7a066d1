import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { showRates } from './show-rates.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.rates, showRates)];
