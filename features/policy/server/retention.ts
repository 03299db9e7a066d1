import 'server-only';
import { lt } from 'drizzle-orm';
import { retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { DRY_RUN_DAYS } from '../rules/dry-run.ts';

import { policyAssignments, policyVersions, travelPolicies, travelRecords } from './tables.ts';

/** How long the rows of policy tables are stored. */
export const policyRetention: readonly Retention[] = [
  retainedForever(travelPolicies, 'the company’s own content'),
  retainedForever(policyVersions, 'explains every verdict that was given: a published version is never deleted'),
  retainedForever(policyAssignments, 'the company’s own content; one row a group or person'),
  retainedUntil(
    travelRecords,
    `${counted(DRY_RUN_DAYS, 'day')} after the search`,
    'a dry run of a policy looks that far back',
    (now) => lt(travelRecords.on, addDays(dateInZone(now, COMPANY_ZONE), -DRY_RUN_DAYS)),
  ),
];
