'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useChangeQuote } from '../../../client/flights/use-change-quote.ts';
import { useWalletBalance } from '../../../client/use-wallet-balance.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';

type ChangePriceProps = { booking: FlightBooking; bound: number; offer: string; busy: boolean; onConfirm: (due: number, refundTo: 'source' | 'wallet') => void };

/** The airline's fee and the difference of fares, line by line; what is due is paid from the wallet, what is over comes back. */
export function ChangePrice({ booking, bound, offer, busy, onConfirm }: ChangePriceProps) {
  const { data, error, refetch } = useChangeQuote(booking._id, bound, offer);
  const wallet = useWalletBalance();
  const [refundTo, setRefundTo] = useState<'source' | 'wallet'>('source');
  if (error) return <p className="bad" role="alert">{error.message} <Button variant="txt" size="sm" onClick={() => void refetch()}>Ask again</Button></p>;
  if (!data) return <Skeleton height={96} />;
  const short = data.due - (wallet.data?.balance ?? 0);
  return (
    <>
      <PriceLines lines={data.lines} total={Math.abs(data.due)} currency={booking.currency} sum={data.due < 0 ? 'Comes back' : 'To pay'} />
      {data.due < 0 && (
        <FieldGroup legend="Where to">
          <Radio name="changeRefundTo" value="source" checked={refundTo === 'source'} onChange={() => setRefundTo('source')} label="To where you paid from" note="Banks take 5–7 working days" />
          <Radio name="changeRefundTo" value="wallet" checked={refundTo === 'wallet'} onChange={() => setRefundTo('wallet')} label="To your wallet" note="There at once" />
        </FieldGroup>
      )}
      {data.due > 0 && <p className="small muted">It is paid from your wallet{wallet.data ? `, which holds ${inMoney(booking, wallet.data.balance)}` : ''}.{wallet.data && short > 0 ? ` ${inMoney(booking, short)} is missing there.` : ''}</p>}
      <Button variant="ink" wide busy={busy} busyLabel="Changing…" onClick={() => onConfirm(data.due, refundTo)}>
        {data.due > 0 ? `Change for ${inMoney(booking, data.due)}` : 'Change the date'}
      </Button>
    </>
  );
}
