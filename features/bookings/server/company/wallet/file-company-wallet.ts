import 'server-only';
import { settingsOf } from '#features/companies/server/index.ts';
import { accountLinesBelow } from '#features/payments/server/index.ts';
import { csvInBatches } from '#lib/server/csv-in-batches.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { CsvCell } from '#lib/shared/csv/write-csv.ts';
import type * as contract from '../../../contract.ts';
import { companyPayerAccount } from '../../payer-account.ts';
import { CURRENCY, daysOf, presentLines } from './wallet-lines.ts';

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
 * The lines of the account that pays the company's trips as a CSV file, newest first. Amounts in rupees, negative when spent; cells that a spreadsheet would evaluate as
 * formulas are escaped.
 */
export const fileCompanyWallet: UseCase<typeof contract.companyWalletFile> = async ({
  db,
  query,
  caller: { companyId },
  request,
}) => {
  const { paying } = await settingsOf(db, companyId);
  const account = companyPayerAccount(companyId, paying);
  const days = daysOf(query, request);
  return csvInBatches<Row>({
    headings: HEADINGS,
    most: FILE_LINES,
    size: LINES_AT_ONCE,
    read: async (last) => {
      const rows = await accountLinesBelow(db, account, { ...days, below: last?.entryId, most: LINES_AT_ONCE });
      const lines = await presentLines(db, companyId, rows);
      return rows.map(({ entry }, at) => ({ entryId: entry.id, line: lines[at]! }));
    },
    cellsOf: ({ line }) => cellsOf(line),
  });
};

type Row = { entryId: number; line: contract.CompanyWalletLine };

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
