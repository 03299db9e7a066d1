import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import {
  absences,
  approvalConfigurations,
  approvalLinks,
  approvalEvents,
  approvalPeople,
  approvalRequests,
} from './tables.ts';

const COMPANY_RECORD = 'the company’s record of who approved which expense';

/** How long the rows of approval tables are stored. */
export const approvalsRetention: readonly Retention[] = [
  retainedForever(approvalConfigurations, 'the company’s own content'),
  ...[approvalRequests, approvalPeople, approvalEvents].map((table) => retainedForever(table, COMPANY_RECORD)),
  retainedUntil(approvalLinks, 'a month after the link ended', 'an old link says why it no longer works', (now) =>
    lt(approvalLinks.expiresAt, daysBefore(now, 31)),
  ),
  retainedUntil(absences, 'a year after the absence ended', 'shows why someone else was asked', (now) =>
    lt(absences.untilAt, daysBefore(now, 366)),
  ),
];
