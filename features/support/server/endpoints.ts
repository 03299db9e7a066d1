import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { answerEnquiry } from './desk/answer-enquiry.ts';
import { listEnquiries } from './desk/list-enquiries.ts';
import { followUp, openTicket } from './ticket/follow-up.ts';
import { receiveReply } from './mail/receive-reply.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.sendEnquiry, sendEnquiry),
  endpoint(contract.openTicket, openTicket),
  endpoint(contract.followUp, followUp),
  endpoint(contract.received, receiveReply),
  endpoint(contract.deskEnquiries, listEnquiries),
  endpoint(contract.answerEnquiry, answerEnquiry),
];
