import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

/** An operation that does almost nothing, so that what remains is the cost of our layer. */
export const listNights = defineOperation({
  name: 'bench.nights',
  method: 'GET',
  path: '/api/bench/nights',
  caller: 'public',
  summary: 'A fixed answer, to measure with',
  query: z.object({ city: z.string().max(80) }),
  response: z.object({ nights: z.array(z.object({ date: z.string(), amount: z.int() })) }),
});

/** Thirty nights, about a kilobyte. */
export const NIGHTS = Array.from({ length: 30 }, (_, night) => ({
  date: `2027-01-${String(night + 1).padStart(2, '0')}`,
  amount: 450_000 + night * 100,
}));
