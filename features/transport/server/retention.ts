import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { transportEvents, transportQuotes, transportRequests, transportTicketFiles } from './tables.ts';

/** Longer than a request may be made ahead, and time to claim expenses with the ticket. */
const TICKET_DAYS = 365;

/** How long the rows of transport are stored. */
export const transportRetention: readonly Retention[] = [
  ...[transportRequests, transportQuotes, transportEvents].map((table) =>
    retainedForever(table, 'the company’s record of trips it paid for'),
  ),
  retainedUntil(
    transportTicketFiles,
    `${counted(TICKET_DAYS, 'day')} after they were added`,
    'tickets are needed on the way and with a claim of expenses',
    (now) => lt(transportTicketFiles.addedAt, daysBefore(now, TICKET_DAYS)),
  ),
];
