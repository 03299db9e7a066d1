import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { linkTokenField } from '#lib/shared/person-fields.ts';
import { decisionFields, needsReason } from './decisions.contract.ts';
import { alternativesView, approvalRequest } from './requests.contract.ts';

const PATH = '/api/corporate/approvals/link';

/**
 * Reads and decides nothing, so that a mail program that opens links changes nothing. Refusals: LINK_INVALID with the
 * reason (unknown, used, over, changed since, or the approver has left).
 */
export const openApprovalLink = defineOperation({
  name: 'approvals.openLink',
  method: 'POST',
  path: PATH,
  caller: 'public',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: NETWORK_LIMITS.light,
  summary: 'The one request that the link of an email is for, as its approver sees it; changes nothing',
  body: z.object({ token: linkTokenField }),
  response: z.object({ approver: z.string().describe('whose decision it is'), request: approvalRequest }),
});

/** Refusals: LINK_INVALID as above; STATE_BLOCKED where the link's approver has nothing to decide any more. */
export const linkAlternatives = defineOperation({
  name: 'approvals.linkAlternatives',
  method: 'POST',
  path: `${PATH}/alternatives`,
  caller: 'public',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: NETWORK_LIMITS.light,
  summary: 'The cheaper options that `approvals.alternatives` gives, for the link of an email; changes nothing',
  body: z.object({ token: linkTokenField }),
  response: alternativesView,
});

/** Refusals: LINK_INVALID as above, PRICE_CHANGED and STATE_BLOCKED as at `approvals.decide`; the link then still works. */
export const decideByLink = defineOperation({
  name: 'approvals.decideByLink',
  method: 'POST',
  path: `${PATH}/decide`,
  caller: 'public',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: NETWORK_LIMITS.light,
  summary: 'Approves or declines with the link of an email, once',
  body: z.object({ token: linkTokenField, ...decisionFields }).superRefine(needsReason),
  response: approvalRequest,
});
