import Link from 'next/link';
import type { DataColumn } from '#components/ui/data-table.tsx';
import { Price } from '#components/ui/price.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { CompanyWalletLine } from '../../../contract.ts';
import { tripPage } from '../company-texts.ts';

/** Columns of the history. */
export const walletColumns = (currency: string): readonly DataColumn<CompanyWalletLine>[] => [
  {
    key: 'what',
    title: 'What for',
    cell: ({ note, trip }) => (
      <>
        <span className="strong">{trip && !note.includes(trip.name) ? `${note}: ${trip.name}` : note}</span>
        {trip && (
          <>
            <br />
            <span className="small muted">
              {[trip.travellers.join(', '), formatDateRange(trip.from, trip.to, dateInZone(new Date(), deviceZone()))]
                .filter(Boolean)
                .join(' · ')}{' '}
              <Link href={tripPage(trip)} prefetch={false}>
                Open trip
              </Link>
            </span>
          </>
        )}
      </>
    ),
  },
  { key: 'when', title: 'When', sorts: true, firstDown: true, cell: ({ at }) => readerTime(at) },
  {
    key: 'amount',
    title: 'Amount',
    sorts: true,
    firstDown: true,
    figures: true,
    cell: ({ amount }) =>
      amount > 0 ? (
        <span className="good">+{formatMoney({ amount, currency })}</span>
      ) : (
        `−${formatMoney({ amount: -amount, currency })}`
      ),
  },
  {
    key: 'balance',
    title: 'Balance after',
    figures: true,
    cell: ({ balance }) => <Price money={{ amount: balance, currency }} />,
  },
];
