import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const signIn = call<typeof contract.signIn>('POST', '/api/desk/sign-in', 'public');
export const signOut = call<typeof contract.signOut>('POST', '/api/desk/sign-out', 'public');
export const setStaffPassword = call<typeof contract.setStaffPassword>('POST', '/api/desk/set-password', 'public');
export const whoAmI = call<typeof contract.whoAmI>('GET', '/api/desk/who-am-i', 'staff');
export const deskCompanies = call<typeof contract.deskCompanies>('GET', '/api/desk/companies', 'staff');
export const findDeskCompanies = call<typeof contract.findDeskCompanies>('POST', '/api/desk/companies/find', 'staff');
export const deskCompany = call<typeof contract.deskCompany>('GET', '/api/desk/companies/details', 'staff');
export const setCreditLimit = call<typeof contract.setCreditLimit>('POST', '/api/desk/companies/credit-limit', 'staff');
