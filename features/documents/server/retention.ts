import 'server-only';
import { lt } from 'drizzle-orm';
import { retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { statutoryRecordsStart } from '../rules/financial-year.ts';
import { documentCounters, documents } from './tables.ts';

/** How long the rows of document tables are stored. */
export const documentsRetention: readonly Retention[] = [
  retainedUntil(
    documents,
    'eight financial years after the one they were issued in',
    'Companies Act 2013, section 128(5): eight financial years; CGST Act 2017, section 36: 72 months from the annual return',
    (now) => lt(documents.issuedAt, statutoryRecordsStart(now)),
  ),
  retainedForever(documentCounters, 'numbers stay consecutive (Rule 46); one row a series and year'),
];
