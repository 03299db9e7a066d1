import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { listTravellers, readTraveller, removeTraveller, saveTraveller } from './saved-travellers.ts';
import { rememberTravellers } from './remember-travellers.ts';
import { saveBusiness } from './save-business.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.list, listTravellers),
  endpoint(contract.details, readTraveller),
  endpoint(contract.save, saveTraveller),
  endpoint(contract.remove, removeTraveller),
  endpoint(contract.remember, rememberTravellers),
  endpoint(contract.saveBusiness, saveBusiness),
];
