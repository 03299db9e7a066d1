import type * as policy from '#features/policy/contract.ts';
import { call } from '#lib/client/call.ts';

/** What the screen of a person asks of policies: which one applies to them, and why. */
export const policyOf = call<typeof policy.policyOf>('GET', '/api/corporate/travel-policies/of-person', 'corporate');
