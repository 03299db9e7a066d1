import 'server-only';
import { setImmediate as others } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import { accountLines, balanceOf } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { csvFile, csvLine, type CsvCell } from '#lib/shared/csv/write-csv.ts';
import { addDays } from '#lib/shared/dates.ts';
import type * as contract from '../../../contract.ts';
import { WIRE_CATEGORY } from '../../../rules/category.ts';
import { whenEmptyText } from '../../../rules/company-wallet.ts';
import { asBookingAtWork } from '../../bookings.repo.ts';
import { companyPayerAccount } from '../../payer-account.ts';
import { bookingSummary } from '../../products/index.ts';
import { bookings } from '../../tables.ts';
import { topUpIdOf } from './top-ups.repo.ts';

/** The account that pays the company's trips under its current settings, with a page of its lines. */
export const showCompanyWallet: UseCase<typeof contract.companyWallet> = async ({
  db,
  query: { since, until, ...page },
  caller: { companyId },
  request,
}) => {
  const { paying, creditLimit, checkoutAllowed, lowBalance } = await settingsOf(db, companyId);
  const account = companyPayerAccount(companyId, paying);
  const balance = await balanceOf(db, account);
  const left = paying === 'credit' ? balance + creditLimit : balance;
  const { lines, count } = await linesOf(db, { companyId, account }, { ...page, ...daysOf({ since, until }, request) });
  return {
    paying,
    balance,
    creditLimit,
    left,
    currency: CURRENCY,
    lowBalance,
    isLow: lowBalance > 0 && left < lowBalance,
    whenEmpty: whenEmptyText({ paying, checkoutAllowed }),
    lines,
    count,
  };
};

const HEADINGS = [
  'When (UTC)',
  'What for',
  'Trip',
  'From',
  'To',
  'Travellers',
  'Booking',
  'Payment',
  'Amount',
  'Balance after',
  'Currency',
];
const FILE_LINES = 10_000;
const LINES_AT_ONCE = 200;

/**
 * The same lines as a CSV file. Amounts in rupees, negative when spent; cells that a spreadsheet would evaluate as
 * formulas are escaped.
 */
export const fileCompanyWallet: UseCase<typeof contract.companyWalletFile> = async ({
  db,
  query,
  caller: { companyId },
  request,
}) => {
  const { paying } = await settingsOf(db, companyId);
  const owner = { companyId, account: companyPayerAccount(companyId, paying) };
  const days = daysOf(query, request);
  const parts: Buffer[] = [Buffer.from([...csvFile(HEADINGS, [])].join(''))];
  for (let pageNo = 1; pageNo <= FILE_LINES / LINES_AT_ONCE; pageNo += 1) {
    const { lines } = await linesOf(db, owner, { pageNo, pageSize: LINES_AT_ONCE, ...days });
    parts.push(Buffer.from(lines.map((line) => csvLine(cellsOf(line))).join('')));
    if (lines.length < LINES_AT_ONCE) break;
    await others();
  }
  return new Uint8Array(Buffer.concat(parts));
};

const cellsOf = ({ at, note, trip, topUpId, amount, balance }: contract.CompanyWalletLine): CsvCell[] => [
  at,
  note,
  trip?.name ?? '',
  trip?.from ?? '',
  trip?.to ?? '',
  trip?.travellers.join(', ') ?? '',
  trip?._id ?? '',
  topUpId ?? '',
  amount / 100,
  balance / 100,
  CURRENCY,
];

const CURRENCY = 'INR';
/** Whose days a filter means where the reader's zone is not known. */
const ZONE = 'Asia/Kolkata';
/** The last day that a date can name; no day follows it. */
const LAST_DAY = '9999-12-31';

/** The instants of a filter's days by the reader's clock; empty days leave a side open. */
function daysOf({ since, until }: { since: string; until: string }, request: RequestFacts) {
  const zone = readerZone(request) ?? ZONE;
  return {
    since: since ? instantAt(since, '00:00', zone) : undefined,
    before: until && until < LAST_DAY ? instantAt(addDays(until, 1), '00:00', zone) : undefined,
  };
}

type Owner = { companyId: string; account: ReturnType<typeof companyPayerAccount> };

/** Lines of the company's account with the trips that they are for. */
async function linesOf(db: Db, { companyId, account }: Owner, asked: Parameters<typeof accountLines>[2]) {
  const { lines, count } = await accountLines(db, account, asked);
  const trips = await tripsOf(
    db,
    companyId,
    lines.flatMap(({ posting }) => posting.bookingId ?? []),
  );
  const presented = lines.map(({ entry, posting }): contract.CompanyWalletLine => ({
    _id: posting.id,
    at: posting.at.toISOString(),
    amount: entry.amount,
    balance: entry.balanceAfter ?? 0, // an account with a limit always has one
    note: posting.note,
    trip: trips.get(posting.bookingId ?? '') ?? null,
    topUpId: topUpIdOf(posting.key),
  }));
  return { lines: presented, count };
}

/** The trips of these ids that the company booked. */
async function tripsOf(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, NonNullable<contract.CompanyWalletLine['trip']>>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), inArray(bookings.id, [...new Set(ids)])));
  return new Map(rows.map((row) => [row.id, tripOf(asBookingAtWork(row))]));
}

const tripOf = (booking: ReturnType<typeof asBookingAtWork>): NonNullable<contract.CompanyWalletLine['trip']> => ({
  _id: booking.id,
  category: WIRE_CATEGORY[booking.category],
  name: bookingSummary(booking).name,
  from: booking.checkIn,
  to: booking.checkOut,
  travellers: booking.company?.travellers.map(({ name }) => name) ?? [],
});
