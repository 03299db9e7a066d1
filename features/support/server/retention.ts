import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedUntil, retainedWith, type Retention } from '#lib/server/jobs/retention.ts';
import { enquiries, enquiryLinks, enquiryMessages } from './tables.ts';

/** How long the rows of support are stored. */
export const supportRetention: readonly Retention[] = [
  retainedUntil(enquiries, '90 days after the last message', 'a follow-up to an answer comes within weeks', (now) =>
    lt(enquiries.lastAt, daysBefore(now, 90)),
  ),
  retainedWith(enquiries, enquiryMessages),
  retainedWith(enquiries, enquiryLinks),
];
