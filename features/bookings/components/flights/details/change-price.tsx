'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useChangeQuote } from '../../../client/flights/change-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import { CompanyPays } from '../../company/company-parts.tsx';
import { inMoney } from '../../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../../parts/refund-to.tsx';
import { WalletPart } from '../../review/wallet-part.tsx';
import { RequestFlight } from './request-flight.tsx';
import { inPageLanguage } from '../parts/line-text.ts';

export type ChangePayment = { expectedDue: number; walletAmount: number; refundTo: RefundTarget };
type ChangePriceProps = {
  booking: FlightBooking;
  bound: number;
  offer: string;
  busy: boolean;
  onConfirm: (payment: ChangePayment) => void;
};

/**
 * The airline's fee and the fare difference, line by line. An amount due is paid at the gateway, from the wallet, or
 * both; a surplus is refunded.
 */
export function ChangePrice({ booking, bound, offer, busy, onConfirm }: ChangePriceProps) {
  const { data, error, refetch } = useChangeQuote(booking._id, bound, offer);
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const [wallet, setWallet] = useState(0);
  const [stopped, setStopped] = useState(false);
  if (error)
    return (
      <p className="bad" role="alert">
        {messageText(error.message)}{' '}
        <Button variant="txt" size="sm" onClick={() => void refetch()}>
          {t('Ask again')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={96} />;
  const due = Math.max(0, data.due);
  const used = Math.min(wallet, due);
  const rest = due - used;
  const asks = data.approval?.way === 'ask';
  const flights = booking.bounds[bound]!.segments.map(({ flightId }) => flightId);
  const seats = booking.extras.some((extra) => extra.kind === 'seat' && flights.includes(extra.flight));
  return (
    <>
      <PriceLines
        lines={inPageLanguage(data.lines)}
        total={Math.abs(data.due)}
        currency={booking.currency}
        sum={t(data.due < 0 ? 'Refund' : 'To pay')}
      />
      {data.due < 0 && <RefundTo booking={booking} target={refundTo} onChange={setRefundTo} />}
      {data.approval?.way === 'ask' && (
        <RequestFlight
          booking={booking}
          approval={data.approval}
          wanted={{ bound, offer, expectedDue: data.due, refundTo }}
        />
      )}
      {due > 0 && booking.company && !asks && (
        <CompanyPays booking={booking} due={due} used={wallet} onChange={setWallet} onStop={setStopped} />
      )}
      {due > 0 && !booking.company && (
        <WalletPart total={due} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {seats && (
        <p className="small muted">
          {t(
            'A chosen seat moves with you to one like it, at no charge. If none is free, the airline assigns one at check-in.',
          )}
        </p>
      )}
      {rest > 0 && !asks && (
        <p className="small muted">
          {t(
            'You pay on the gateway’s own page. The airline keeps the new seats meanwhile, and your ticket stands until you have paid.',
          )}
        </p>
      )}
      {!asks && (
        <Button
          variant="ink"
          wide
          disabled={stopped}
          busy={busy}
          busyLabel={t(rest > 0 ? 'Opening the payment…' : 'Changing…')}
          onClick={() => onConfirm({ expectedDue: data.due, walletAmount: used, refundTo })}
        >
          {rest > 0
            ? t('Pay {amount} and change', { amount: inMoney(booking, rest) })
            : due > 0
              ? booking.company
                ? `Change for ${inMoney(booking, due)} from your company’s account`
                : t('Change for {amount} from your wallet', { amount: inMoney(booking, due) })
              : t('Change the date')}
        </Button>
      )}
    </>
  );
}
