import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { approvalRequest } from './requests.contract.ts';
import { windowDays } from './window.contract.ts';

const id = z.string().min(1).max(60);

/** A decision, whatever way it comes. */
export const decisionFields = {
  answer: z.enum(['approve', 'decline']),
  amount: z.int().min(0).describe('the price that was shown, paise'),
  upTo: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe('an approval may cover a higher price, so that a small rise asks nobody again; paise'),
  windowDays: windowDays
    .nullable()
    .default(null)
    .describe(
      'any flights of its route, or stays in its city, so many days before or after the day asked for are approved too, up to `upTo`; null: this trip alone',
    ),
  note: paragraphs().max(500, 'A note is at most 500 characters.').default(''),
};

/** A decline says why. */
export const needsReason = (
  { answer, note }: { answer: 'approve' | 'decline'; note: string },
  issues: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void => {
  if (answer === 'decline' && !note)
    issues.addIssue({
      code: 'custom',
      path: ['note'],
      message: 'Say why, so that they know what to ask for instead.',
    });
};

/**
 * Refusals: NOT_FOUND for anybody who was never an approver of it; FORBIDDEN for its requester and travellers;
 * INVALID_INPUT beside `windowDays` where the trip has no route, beside `upTo` where a window may not cost that much;
 * PRICE_CHANGED at another amount than the one shown; STATE_BLOCKED with what happened meanwhile.
 */
export const decideApproval = defineOperation({
  name: 'approvals.decide',
  method: 'POST',
  path: '/api/corporate/approvals/decide',
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  summary: 'Approves or declines a request',
  body: z.object({ bookingId: id, ...decisionFields }).superRefine(needsReason),
  response: approvalRequest,
});
