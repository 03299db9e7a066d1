import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** What the browser needs of this feature's operations; a test holds them to the contract. */
export const approvalConfigurations = call<typeof contract.approvalConfigurations>('GET', '/api/corporate/approval-configurations', 'corporate');
export const addApprovalConfiguration = call<typeof contract.addApprovalConfiguration>('POST', '/api/corporate/approval-configurations', 'corporate');
export const changeApprovalConfiguration = call<typeof contract.changeApprovalConfiguration>('PUT', '/api/corporate/approval-configurations', 'corporate');
export const deleteApprovalConfiguration = call<typeof contract.deleteApprovalConfiguration>('DELETE', '/api/corporate/approval-configurations', 'corporate');
