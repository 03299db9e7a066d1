import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';

export const verifyGst = defineOperation({
  name: 'documents.verifyGst',
  method: 'POST',
  path: '/api/verification/gst',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Format and checksum of a GSTIN, with its state',
  body: z.object({ gstNumber: z.string().max(40) }),
  response: z.object({
    valid: z.boolean(),
    state: z.string().nullable(),
    pan: z.string().nullable(),
    message: z.string(),
  }),
  transaction: 'none',
  rateLimit: NETWORK_LIMITS.light,
});
export const verifyPan = defineOperation({
  name: 'documents.verifyPan',
  method: 'POST',
  path: '/api/verification/pan',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Format of a PAN, with the kind of holder',
  body: z.object({ pan: z.string().max(40) }),
  response: z.object({ valid: z.boolean(), holder: z.string().nullable(), message: z.string() }),
  transaction: 'none',
  rateLimit: NETWORK_LIMITS.light,
});
