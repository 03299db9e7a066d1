import 'server-only';
import { lt, sql } from 'drizzle-orm';
import {
  auditEvents,
  facts,
  idempotencyKeys,
  mails,
  outboxMessages,
  rateLimits,
  undeliverableAddresses,
} from '../db/tables.ts';
import { daysBefore, retainedForever, retainedUntil, type Retention } from './retention.ts';

/**
 * DPDP Rules 2025 ask for a year of logs (DOMAIN.md [53]); audit entries about people's own accounts are kept no
 * longer.
 */
const AUDIT_DAYS = 366;

/** Retention of the tables of `lib/server`. */
export const libRetention: readonly Retention[] = [
  retainedUntil(
    idempotencyKeys,
    'a day after the first call',
    'a client retries a call within minutes, never days',
    (now) => lt(idempotencyKeys.createdAt, daysBefore(now, 1)),
  ),
  retainedUntil(outboxMessages, 'a day', 'a browser that was offline for longer reads everything again', (now) =>
    lt(outboxMessages.createdAt, daysBefore(now, 1)),
  ),
  retainedUntil(rateLimits, 'a day after the window began', 'no window is longer than a day', (now) =>
    lt(rateLimits.windowStart, daysBefore(now, 1)),
  ),
  retainedForever(facts, 'a handful of rows about this database'),
  retainedUntil(
    auditEvents,
    'a year, for what people did with their own accounts; a company keeps its own trail',
    'DPDP Rules 2025: a year of logs',
    (now) => sql`${auditEvents.companyId} is null and ${auditEvents.at} < ${daysBefore(now, AUDIT_DAYS)}`,
  ),
  retainedUntil(
    mails,
    '30 days after the email was written, once it is sent or given up',
    'shows support whether an email went out',
    (now) => sql`${mails.nextTryAt} is null and ${mails.createdAt} < ${daysBefore(now, 30)}`,
  ),
  retainedUntil(
    undeliverableAddresses,
    'a year after the email came back',
    'no email is sent to an address that accepts none',
    (now) => lt(undeliverableAddresses.since, daysBefore(now, 366)),
  ),
];
