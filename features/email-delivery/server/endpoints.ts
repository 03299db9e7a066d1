import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { readDelivery, tryAgain } from './my-delivery.ts';
import { receiveReturned } from './receive-returned.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.readDelivery, readDelivery),
  endpoint(contract.tryAgain, tryAgain),
  endpoint(contract.returned, receiveReturned),
];
