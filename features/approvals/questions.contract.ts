import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { approvalRequest } from './requests.contract.ts';

const PATH = '/api/corporate/approvals';
const id = z.string().min(1).max(60);
const words = (missing: string) => paragraphs().min(1, missing).max(500, 'At most 500 characters.');

/**
 * Refusals: NOT_FOUND for anybody who was never an approver of it; STATE_BLOCKED with the reason, such as a question of
 * theirs that is not answered yet.
 */
export const askBack = defineOperation({
  name: 'approvals.askBack',
  method: 'POST',
  path: `${PATH}/question`,
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: { points: 60, seconds: 600 },
  summary: 'Asks a question back instead of deciding. The time limits go on',
  body: z.object({ bookingId: id, text: words('Write your question.') }),
  response: approvalRequest,
});

/** Refusals: NOT_FOUND for anybody but whoever asked for the trip or travels; STATE_BLOCKED with the reason. */
export const replyToQuestion = defineOperation({
  name: 'approvals.reply',
  method: 'POST',
  path: `${PATH}/reply`,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: { points: 60, seconds: 600 },
  summary: 'Answers a question about one’s request',
  body: z.object({
    bookingId: id,
    position: z.int().min(0).max(100).describe('which question, from 0'),
    text: words('Write your answer.'),
  }),
  response: approvalRequest,
});
