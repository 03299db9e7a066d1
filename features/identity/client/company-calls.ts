import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';

export const logIn = call<typeof companies.logIn>('POST', '/api/corporate/login', 'public');
export const signUp = call<typeof companies.signUp>('POST', '/api/corporate/signup', 'public');
export const confirmSignUp = call<typeof companies.confirmSignUp>('POST', '/api/corporate/signup/confirm', 'public');
export const confirmSignUpByLink = call<typeof companies.confirmSignUpByLink>(
  'POST',
  '/api/corporate/signup/confirm-link',
  'public',
);
export const activateEmployee = call<typeof companies.activateEmployee>(
  'POST',
  '/api/corporate/activate-employee',
  'public',
);
