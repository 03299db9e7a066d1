import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** The operations of this feature that the browser calls. A test compares them with the contract. */
export const sendEnquiry = call<typeof contract.sendEnquiry>('POST', '/api/enquiries', 'public');
export const openTicket = call<typeof contract.openTicket>('POST', '/api/enquiries/ticket', 'public');
export const followUp = call<typeof contract.followUp>('POST', '/api/enquiries/ticket/messages', 'public');
export const deskEnquiries = call<typeof contract.deskEnquiries>('GET', '/api/desk/enquiries', 'staff');
export const answerEnquiry = call<typeof contract.answerEnquiry>('POST', '/api/desk/enquiries/answer', 'staff');
