import type * as policy from '#features/policy/contract.ts';
import { call } from '#lib/client/call.ts';

/** The operation of policies that the screen of an employee calls: which one applies, and why. */
export const policyOf = call<typeof policy.policyOf>('GET', '/api/corporate/travel-policies/of-person', 'corporate');
