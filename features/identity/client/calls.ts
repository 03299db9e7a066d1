import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const register = call<typeof contract.register>('POST', '/api/users/register', 'public');
export const confirmRegistration = call<typeof contract.confirmRegistration>(
  'POST',
  '/api/users/register/confirm',
  'public',
);
export const confirmRegistrationByLink = call<typeof contract.confirmRegistrationByLink>(
  'POST',
  '/api/users/register/confirm-link',
  'public',
);
export const sendCodeAgain = call<typeof contract.sendCodeAgain>('POST', '/api/address-proofs/send-again', 'public');
export const confirmEmail = call<typeof contract.confirmEmail>('POST', '/api/users/update/confirm-email', 'consumer');
export const login = call<typeof contract.login>('POST', '/api/users/login', 'public');
export const askForSignInCode = call<typeof contract.askForSignInCode>('POST', '/api/users/sign-in-code', 'public');
export const signInWithCode = call<typeof contract.signInWithCode>('POST', '/api/users/login-with-code', 'public');
export const forgotPassword = call<typeof contract.forgotPassword>('POST', '/api/users/forgot-password', 'public');
export const corporateForgotPassword = call<typeof contract.corporateForgotPassword>(
  'POST',
  '/api/corporate/forgot-password',
  'public',
);
export const resetPassword = call<typeof contract.resetPassword>('POST', '/api/users/reset-password', 'public');
export const corporateResetPassword = call<typeof contract.corporateResetPassword>(
  'POST',
  '/api/corporate/reset-password',
  'public',
);
export const updateUser = call<typeof contract.updateUser>('PUT', '/api/users/update', 'consumer');
export const chooseLanguage = call<typeof contract.chooseLanguage>('PUT', '/api/users/language', 'consumer');
export const changePassword = call<typeof contract.changePassword>(
  'POST',
  '/api/sessions/change-password',
  'signed-in',
);
export const listSessions = call<typeof contract.listSessions>('GET', '/api/sessions/list', 'signed-in');
export const endSession = call<typeof contract.endSession>('POST', '/api/sessions/end', 'signed-in');
export const endAllSessions = call<typeof contract.endAllSessions>('POST', '/api/sessions/end-all', 'signed-in');
