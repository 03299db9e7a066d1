import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { decisionFields, needsReason } from './decisions.contract.ts';
import { approvalStatus, requestFilter } from './requests.contract.ts';

const PATH = '/api/corporate/approvals';
const id = z.string().min(1).max(60);

/** Requests per page of the inbox, and so the most that are decided at once. */
export const INBOX_PAGE = 20;

export const approvalsFile = defineOperation({
  name: 'approvals.file',
  method: 'GET',
  path: `${PATH}/file`,
  caller: 'corporate',
  permission: 'approvals.view',
  requirements: ['7.12', '7.20'],
  summary: 'The caller’s requests as CSV, latest first, at most 10,000',
  query: z.object(requestFilter),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 60, seconds: 600 },
});

/**
 * Each request is decided by itself, as `approvals.decide` decides one. What was not possible is listed with the reason;
 * it does not stop the others.
 */
export const decideSeveral = defineOperation({
  name: 'approvals.decideSeveral',
  method: 'POST',
  path: `${PATH}/decide-several`,
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  rateLimit: { points: 60, seconds: 600 },
  summary: 'Approves or declines several requests with one message',
  body: z
    .object({
      requests: z
        .array(
          z.object({
            bookingId: id,
            amount: z.int().min(0).describe('the price that was shown, paise'),
            upTo: z
              .int()
              .min(0)
              .nullable()
              .default(null)
              .describe('the ceiling that was shown, paise; null where none is'),
          }),
        )
        .min(1, 'Choose at least one request.')
        .max(INBOX_PAGE, `At most ${INBOX_PAGE} requests are decided at once.`),
      answer: decisionFields.answer,
      note: decisionFields.note,
    })
    .superRefine(needsReason),
  response: z.object({
    decided: z.array(z.object({ bookingId: z.string(), approvalStatus })),
    refused: z.array(z.object({ bookingId: z.string(), reason: z.string() })),
  }),
});
