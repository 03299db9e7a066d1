'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { DataTable } from '#components/ui/data-table.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useTableAddress } from '#components/ui/use-table-address.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { downloadFile } from '#lib/client/download-file.ts';
import { dateInZone, isIsoDate } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { allows, useSession } from '#features/session/client/session.ts';
import { companyWalletFile, companyWalletReceipt } from '../../../client/company/calls.ts';
import { companyWalletOptions } from '../../../client/company/company-queries.ts';
import type { CompanyWallet as Wallet, CompanyWalletLine } from '../../../contract.ts';
import type { AddMoneyDialogProps } from './add-money-dialog.tsx';
import styles from './company-wallet.module.css';
import { WalletBalance } from './wallet-balance.tsx';
import { walletColumns } from './wallet-columns.tsx';

const PAGE = 20;
/** Sortable columns, as in `WALLET_ORDERS` of the contract. */
const ORDERS = ['when', 'amount'] as const;
const AddMoneyDialog = onDemand<AddMoneyDialogProps>(() =>
  import('./add-money-dialog.tsx').then((dialog) => dialog.AddMoneyDialog),
);

/** The company's wallet or credit: what is left, what happens when it is empty, adding money, and its history. */
export function CompanyWallet() {
  const table = useTableAddress(ORDERS, { by: 'when', direction: 'desc' });
  const days = { since: dayIn(table.asked, 'since'), until: dayIn(table.asked, 'until') };
  const { data, error, refetch, isPlaceholderData } = useQuery(
    companyWalletOptions({
      ...days,
      pageNo: table.page,
      pageSize: PAGE,
      sort: table.sort.by as (typeof ORDERS)[number],
      direction: table.sort.direction,
    }),
  );
  const mayAdd = useSession(
    (now) => now.loggedInUserType === 'corporate' && now.status === 'in' && allows(now.userDetails, 2, 'edit'),
  );
  const [adding, setAdding] = useState(false);
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="The wallet could not be loaded"
        meaning={`${error.message} Nothing in it has changed.`}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows label="Loading the wallet" count={6} />;
  const returned = table.asked.get('payment');
  const filtered = Boolean(days.since || days.until);
  return (
    <section className={styles.part} aria-label={nameOf(data)}>
      {returned && <Returned wallet={data} topUpId={returned} />}
      <WalletBalance wallet={data} onAdd={mayAdd ? () => setAdding(true) : undefined} />
      <h2 className="h2">History</h2>
      <Days days={days} onChange={table.change} />
      {data.lines.length ? (
        <DataTable
          caption="History"
          columns={walletColumns(data.currency)}
          items={data.lines}
          keyOf={({ _id }) => _id}
          sort={table.sort}
          onSort={table.onSort}
          actions={(line) => line.topUpId && <ReceiptButton line={line} />}
          busy={isPlaceholderData}
        />
      ) : (
        <EmptyState level={3} title={filtered ? 'No transactions on these days' : 'No transactions yet'}>
          {filtered
            ? 'Change the dates.'
            : 'Every trip that is paid from here is listed with who travels, and every amount that was added with its receipt.'}
        </EmptyState>
      )}
      <Pager page={table.page} pages={Math.ceil(data.count / PAGE)} onPage={table.onPage} />
      {adding && <AddMoneyDialog wallet={data} onClose={() => setAdding(false)} />}
    </section>
  );
}

type ShownDays = { since: string; until: string };

/** A day of the address; empty for anything else. */
const dayIn = (asked: Pick<URLSearchParams, 'get'>, name: keyof ShownDays): string => {
  const day = asked.get(name) ?? '';
  return isIsoDate(day) ? day : '';
};

/** The days whose transactions are listed, and the statement of these days as a file. */
function Days({ days, onChange }: { days: ShownDays; onChange: (part: Partial<ShownDays>) => void }) {
  const today = dateInZone(new Date(), deviceZone());
  const save = () =>
    void downloadFile(
      companyWalletFile.path,
      Object.fromEntries(Object.entries(days).filter(([, day]) => day)),
      'statement.csv',
    ).catch((failure: unknown) => toast.error(apiFailure(failure).message));
  return (
    <div className={styles.days}>
      <TextField
        label="From"
        type="date"
        max={days.until || today}
        value={days.since}
        onChange={(event) => onChange({ since: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        min={days.since}
        max={today}
        value={days.until}
        onChange={(event) => onChange({ until: event.target.value })}
      />
      <Button icon="download" onClick={save}>
        Save as CSV
      </Button>
    </div>
  );
}

const nameOf = ({ paying }: Wallet): string => (paying === 'credit' ? 'Company credit' : 'Company wallet');

/** What became of the payment that the reader returns from. */
function Returned({ wallet, topUpId }: { wallet: Wallet; topUpId: string }) {
  const line = wallet.lines.find((one) => one.topUpId === topUpId);
  return (
    <p role="status" className={classNames('card', styles.returned)}>
      {line ? (
        <Fact tone="good">
          {formatMoney({ amount: line.amount, currency: wallet.currency })}{' '}
          {wallet.paying === 'credit' ? 'was paid off.' : 'was added to the wallet.'} The receipt is in the history
          below.
        </Fact>
      ) : (
        <Fact icon="info">
          That payment was not finished, so no money was added. If your bank says it was charged, the amount appears
          here within a few minutes.
        </Fact>
      )}
    </p>
  );
}

function ReceiptButton({ line: { topUpId } }: { line: CompanyWalletLine }) {
  const save = () =>
    void downloadFile(companyWalletReceipt.path, { topUpId: topUpId ?? '' }, 'receipt.pdf').catch((failure: unknown) =>
      toast.error(apiFailure(failure).message),
    );
  return (
    <Button size="sm" variant="out" icon="file" onClick={save}>
      Receipt
    </Button>
  );
}
