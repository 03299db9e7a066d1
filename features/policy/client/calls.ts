import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const policies = call<typeof contract.policies>('GET', '/api/corporate/travel-policies', 'corporate');
export const policyDetails = call<typeof contract.policyDetails>(
  'GET',
  '/api/corporate/travel-policies/details',
  'corporate',
);
export const addPolicy = call<typeof contract.addPolicy>('POST', '/api/corporate/travel-policies', 'corporate');
export const changePolicy = call<typeof contract.changePolicy>('PUT', '/api/corporate/travel-policies', 'corporate');
export const publishPolicy = call<typeof contract.publishPolicy>(
  'POST',
  '/api/corporate/travel-policies/publish',
  'corporate',
);
export const discardDraft = call<typeof contract.discardDraft>(
  'POST',
  '/api/corporate/travel-policies/discard',
  'corporate',
);
export const assignPolicy = call<typeof contract.assignPolicy>(
  'POST',
  '/api/corporate/travel-policies/assign',
  'corporate',
);
export const unassignPolicy = call<typeof contract.unassignPolicy>(
  'POST',
  '/api/corporate/travel-policies/unassign',
  'corporate',
);
export const dryRunPolicy = call<typeof contract.dryRunPolicy>(
  'GET',
  '/api/corporate/travel-policies/dry-run',
  'corporate',
);
