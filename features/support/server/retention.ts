import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, keptUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { enquiries } from './tables.ts';

/** How long the rows of support are stored. */
export const supportRetention: readonly Retention[] = [
  keptUntil(enquiries, '90 days after the question', 'a follow-up to an answer comes within weeks', (now) =>
    lt(enquiries.askedAt, daysBefore(now, 90)),
  ),
];
