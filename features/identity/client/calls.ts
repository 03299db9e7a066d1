import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const register = call<typeof contract.register>('POST', '/api/users/register', 'public');
export const login = call<typeof contract.login>('POST', '/api/users/login', 'public');
export const logout = call<typeof contract.logout>('POST', '/api/users/logout', 'public');
export const getUser = call<typeof contract.getUser>('GET', '/api/users/details', 'consumer');
