import Link from 'next/link';
import { Price } from '#components/ui/price.tsx';
import { Table } from '#components/ui/table.tsx';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { walletTransactions } from '../../contract.ts';
import styles from './wallet.module.css';

type Line = ResponseOf<typeof walletTransactions>['response'][number];
type WalletHistoryProps = { lines: readonly Line[]; currency: string; busy: boolean };

/** Wallet transactions: date, reason, amount and balance. Times on the reader's clock. */
export function WalletHistory({ lines, currency, busy }: WalletHistoryProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dateInZone(new Date(), zone);
  if (!lines.length) return <p className="muted">{t('Nothing has come in or gone out yet.')}</p>;
  return (
    <div aria-busy={busy}>
      <Table caption={t('History of your wallet')} className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('What')}</th>
            <th scope="col" className="right">
              {t('Amount')}
            </th>
            <th scope="col" className="right">
              {t('Balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ _id, at, note, bookingId, bookingName, amount, balance }) => (
            <tr key={_id}>
              <td className="muted nowrap">{formatInstant(at, zone, today)}</td>
              <td>
                {messageText(note)}
                {bookingId && (
                  <>
                    {': '}
                    <Link href={routes.booking(bookingId)} prefetch={false}>
                      {bookingName ?? t('Open booking')}
                    </Link>
                  </>
                )}
              </td>
              <td className="right nowrap">
                {amount > 0 ? (
                  <span className="good">+{formatMoney({ amount, currency })}</span>
                ) : (
                  `−${formatMoney({ amount: -amount, currency })}`
                )}
              </td>
              <td className="right" data-label={t('Balance')}>
                <Price money={{ amount: balance, currency }} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
