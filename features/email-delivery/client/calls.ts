import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const readDelivery = call<typeof contract.readDelivery>('GET', '/api/users/email-delivery', 'signed-in');
export const tryAgain = call<typeof contract.tryAgain>('POST', '/api/users/email-delivery/try-again', 'signed-in');
