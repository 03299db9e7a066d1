'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import type * as contract from '../../../contract.ts';
import type { PackageBooking } from '../../../contract.ts';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../../parts/refund-to.tsx';
import { WalletPart } from '../../review/wallet-part.tsx';

export type DeparturePayment = { expectedDue: number; walletAmount: number; refundTo: RefundTarget };
type DeparturePriceProps = {
  booking: PackageBooking;
  quote: ResponseOf<typeof contract.changeDepartureQuote>;
  busy: boolean;
  onConfirm: (payment: DeparturePayment) => void;
};

/**
 * What another departure costs: its price, what the booked one gives by its terms, and the difference, which is paid at the
 * gateway, from the wallet, or both; a surplus goes back.
 */
export function DeparturePrice({ booking, quote, busy, onConfirm }: DeparturePriceProps) {
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const [wallet, setWallet] = useState(0);
  const { departure, ends, newPrice, back, charge, due, total, policies, startsAt, now } = quote;
  const today = todayAt(booking);
  const owed = Math.max(0, due);
  const used = Math.min(wallet, owed);
  const rest = owed - used;
  const steps = refundSteps(policies, total, new Date(now), new Date(startsAt));
  const later = refundText(steps, total, booking.package.zone, today).text;
  return (
    <>
      <h3 className="h4">{formatDateRange(departure, ends, today)}</h3>
      <PriceLines
        lines={[
          { label: 'New departure, taxes included', amount: newPrice },
          { label: 'Refund for the booked departure', amount: -back },
        ]}
        total={Math.abs(due)}
        currency={booking.currency}
        sum={due < 0 ? 'Refund' : 'To pay'}
      />
      <p className="small muted">
        {charge > 0
          ? `The tour operator keeps ${inMoney(booking, charge)} of the booked departure; it stays part of your price and is not refunded later.`
          : 'The tour operator keeps nothing of the booked departure.'}{' '}
        If you cancel later: {later.charAt(0).toLowerCase() + later.slice(1)}.
      </p>
      {due < 0 && <RefundTo booking={booking} target={refundTo} onChange={setRefundTo} />}
      {owed > 0 && (
        <WalletPart total={owed} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {rest > 0 && (
        <p className="small muted">
          You pay on the gateway’s own page. Places and rooms of the new departure are held meanwhile, and your package
          is booked on its departure as before until you have paid.
        </p>
      )}
      <Button
        variant="ink"
        wide
        busy={busy}
        busyLabel={rest > 0 ? 'Opening the payment…' : 'Changing…'}
        onClick={() => onConfirm({ expectedDue: due, walletAmount: used, refundTo })}
      >
        {rest > 0
          ? `Pay ${inMoney(booking, rest)} and change`
          : owed > 0
            ? `Change for ${inMoney(booking, owed)} from your wallet`
            : 'Change the departure'}
      </Button>
    </>
  );
}
