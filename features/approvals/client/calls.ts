import type * as companies from '#features/companies/contract.ts';
import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

const PATH = '/api/corporate/approval-configurations';
export const approvalConfigurations = call<typeof contract.approvalConfigurations>('GET', PATH, 'corporate');
export const addApprovalConfiguration = call<typeof contract.addApprovalConfiguration>('POST', PATH, 'corporate');
export const changeApprovalConfiguration = call<typeof contract.changeApprovalConfiguration>('PUT', PATH, 'corporate');
export const deleteApprovalConfiguration = call<typeof contract.deleteApprovalConfiguration>('DELETE', PATH, 'corporate');
/** Who can be named as an approver. */
export const employeeList = call<typeof companies.employeeList>('POST', '/api/corporate/employees', 'corporate');
