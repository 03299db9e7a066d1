import type * as companies from '#features/companies/contract.ts';
import type * as identity from '#features/identity/contract.ts';
import { call } from '#lib/client/call.ts';

export const refresh = call<typeof identity.refresh>('POST', '/api/users/refresh-token', 'public');
export const corporateRefresh = call<typeof identity.corporateRefresh>(
  'POST',
  '/api/corporate/refresh-token',
  'public',
);
export const logout = call<typeof identity.logout>('POST', '/api/users/logout', 'public');
export const corporateLogout = call<typeof identity.corporateLogout>('POST', '/api/corporate/logout', 'public');
export const getUser = call<typeof identity.getUser>('GET', '/api/users/details', 'consumer');
export const userDetails = call<typeof companies.userDetails>('GET', '/api/corporate/user-details', 'corporate');
