import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const registerDevice = call<typeof contract.registerDevice>('PUT', '/api/users/device-token', 'signed-in');
export const forgetDevice = call<typeof contract.forgetDevice>('POST', '/api/users/device-token/remove', 'signed-in');
export const readQuietHours = call<typeof contract.readQuietHours>('GET', '/api/users/quiet-hours', 'signed-in');
export const saveQuietHours = call<typeof contract.saveQuietHours>('PUT', '/api/users/quiet-hours', 'signed-in');
export const readPushOptions = call<typeof contract.readPushOptions>('GET', '/api/users/push-options', 'signed-in');
