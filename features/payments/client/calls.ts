import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const gatewayAttempt = call<typeof contract.gatewayAttempt>('POST', '/api/gateway/attempt', 'public');
