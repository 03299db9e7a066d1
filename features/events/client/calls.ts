import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const register = call<typeof contract.register>('POST', '/api/events/register', 'public');
export const askForCode = call<typeof contract.askForCode>('POST', '/api/events/sign-in-code', 'public');
export const signIn = call<typeof contract.signIn>('POST', '/api/events/sign-in', 'public');
export const signOut = call<typeof contract.signOut>('POST', '/api/events/sign-out', 'public');
export const getRegistration = call<typeof contract.getRegistration>('GET', '/api/events/registration', 'event-guest');
export const changeRegistration = call<typeof contract.changeRegistration>(
  'PUT',
  '/api/events/registration',
  'event-guest',
);
export const withdraw = call<typeof contract.withdraw>('POST', '/api/events/withdraw', 'event-guest');
