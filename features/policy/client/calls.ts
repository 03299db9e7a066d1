import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

const PATH = '/api/corporate/travel-policies';
export const policies = call<typeof contract.policies>('GET', PATH, 'corporate');
export const policyDetails = call<typeof contract.policyDetails>('GET', `${PATH}/details`, 'corporate');
export const addPolicy = call<typeof contract.addPolicy>('POST', PATH, 'corporate');
export const changePolicy = call<typeof contract.changePolicy>('PUT', PATH, 'corporate');
export const publishPolicy = call<typeof contract.publishPolicy>('POST', `${PATH}/publish`, 'corporate');
export const discardDraft = call<typeof contract.discardDraft>('POST', `${PATH}/discard`, 'corporate');
export const assignPolicy = call<typeof contract.assignPolicy>('POST', `${PATH}/assign`, 'corporate');
export const unassignPolicy = call<typeof contract.unassignPolicy>('POST', `${PATH}/unassign`, 'corporate');
export const policyOf = call<typeof contract.policyOf>('GET', `${PATH}/of-person`, 'corporate');
export const dryRunPolicy = call<typeof contract.dryRunPolicy>('GET', `${PATH}/dry-run`, 'corporate');
export const verdicts = call<typeof contract.verdicts>('POST', `${PATH}/verdicts`, 'corporate');

/** Whom a policy can be given to: the company's own lists. */
export const employeeList = call<typeof companies.employeeList>('POST', '/api/corporate/employees', 'corporate');
export const departments = call<typeof companies.departments>('GET', '/api/corporate/departments', 'corporate');
export const designations = call<typeof companies.designations>('GET', '/api/corporate/designations', 'corporate');
export const bands = call<typeof companies.bands>('GET', '/api/corporate/bands', 'corporate');
export const levels = call<typeof companies.levels>('GET', '/api/corporate/levels', 'corporate');
