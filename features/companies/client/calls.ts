import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const inviteEmployee = call<typeof contract.inviteEmployee>('POST', '/api/corporate/invite-employee', 'corporate');
