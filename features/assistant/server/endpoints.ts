import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { askAsPerson, askOpenly } from './ask.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.ask, askOpenly), endpoint(contract.askSignedIn, askAsPerson)];
