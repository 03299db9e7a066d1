import 'server-only';
import { and, desc, sql } from 'drizzle-orm';
import { csvInBatches } from '#lib/server/csv-in-batches.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { CsvCell } from '#lib/shared/csv/write-csv.ts';
import { MODE_LABELS, modeOfCategory } from '#lib/shared/travel-modes.ts';
import type { approvalsFile as operation, ListedRequest } from '../contract.ts';
import { STATUS_WORDS } from '../rules/text/status-texts.ts';
import { fitting, seenBy } from './find-requests.ts';
import { presentListed } from './present-listed.ts';
import { approvalPeople, approvalRequests } from './tables.ts';

const HEADINGS = [
  'Booking',
  'Kind',
  'Trip',
  'Place',
  'From',
  'To',
  'Requested by',
  'Travellers',
  'Reason',
  'Policy',
  'Status',
  'Asked at (UTC)',
  'Answer due (UTC)',
  'Total',
  'Currency',
];
const FILE_LINES = 10_000;
const LINES_AT_ONCE = 200;

/**
 * The caller's requests as a CSV file, one line each, latest first. Amounts in rupees; cells that a spreadsheet would
 * evaluate as formulas are escaped.
 */
export const exportApprovals: UseCase<typeof operation> = async ({ db, query, caller }) => {
  const seen = await seenBy(db, caller);
  const wanted = fitting(seen, query);
  return csvInBatches<Row>({
    headings: HEADINGS,
    most: FILE_LINES,
    size: LINES_AT_ONCE,
    read: async (last) => {
      const after = last && sql`(${approvalRequests.askedAt}, ${approvalRequests.id}) < (${last.askedAt}, ${last.id})`;
      const rows = await db
        .select({ request: approvalRequests, isRead: approvalPeople.isRead, waits: sql<boolean>`${seen.waits}` })
        .from(approvalRequests)
        .leftJoin(approvalPeople, seen.mine)
        .where(and(wanted, after))
        .orderBy(desc(approvalRequests.askedAt), desc(approvalRequests.id))
        .limit(LINES_AT_ONCE);
      const listed = await presentListed(db, caller.companyId, rows);
      return rows.map(({ request: { id, askedAt } }, at) => ({ id, askedAt, listed: listed[at]! }));
    },
    cellsOf: ({ listed }) => lineOf(listed),
  });
};

type Row = Pick<typeof approvalRequests.$inferSelect, 'id' | 'askedAt'> & { listed: ListedRequest };

const lineOf = (request: ListedRequest): CsvCell[] => [
  request.bookingId,
  MODE_LABELS[modeOfCategory(request.travelCategory) ?? 'hotel'],
  request.title,
  request.place,
  request.from,
  request.to,
  request.askedBy,
  request.travellers.join(', '),
  request.reason,
  request.tag,
  STATUS_WORDS[request.approvalStatus],
  request.askedAt,
  request.approvalStatus === 'pending' ? request.answerBy : '',
  request.total / 100,
  request.currency,
];
