import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { forgetDevice, readPushOptions, registerDevice } from './device-operations.ts';
import { readQuietHours, saveQuietHours } from './quiet-hours.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.registerDevice, registerDevice),
  endpoint(contract.forgetDevice, forgetDevice),
  endpoint(contract.readPushOptions, readPushOptions),
  endpoint(contract.readQuietHours, readQuietHours),
  endpoint(contract.saveQuietHours, saveQuietHours),
];
