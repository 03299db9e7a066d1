import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { auditEntry, auditFilter } from './organisation.ts';

export const auditTrail = defineOperation({
  name: 'companies.auditTrail',
  method: 'GET',
  path: '/api/corporate/audit-trail',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'Who changed what in the company, when, before and after; 20 a page',
  query: auditFilter.extend({
    before: z
      .string()
      .regex(/^\d{1,15}$/, 'This is no place in the trail.')
      .optional()
      .describe('the last _id of the page above'),
    order: z.enum(['newest', 'oldest']).default('newest').describe('which comes first'),
  }),
  response: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
});
export const auditTrailFile = defineOperation({
  name: 'companies.auditTrailFile',
  method: 'GET',
  path: '/api/corporate/audit-trail/file',
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.20'],
  summary: 'The same as CSV, at most 10,000 lines',
  query: auditFilter,
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 60, seconds: 600 },
});
