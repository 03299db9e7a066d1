import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { verifyGst } from './verify-gst.ts';
import { verifyPan } from './verify-pan.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.verifyGst, verifyGst), endpoint(contract.verifyPan, verifyPan)];
