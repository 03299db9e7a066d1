'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type * as contract from '../../contract.ts';
import type { StayBooking } from '../../contract.ts';
import { CompanyPays } from '../company/company-parts.tsx';
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../parts/refund-to.tsx';
import { WalletPart } from '../review/wallet-part.tsx';

export type DatesPayment = { expectedDue: number; walletAmount: number; refundTo: RefundTarget };
type DatesPriceProps = {
  booking: StayBooking;
  quote: ResponseOf<typeof contract.changeDatesQuote>;
  busy: boolean;
  onConfirm: (payment: DatesPayment) => void;
};

/**
 * What new dates cost: their price, what the booked nights give by the terms of the rate, and the difference, which is paid
 * at the gateway, from the wallet, or both; a surplus goes back.
 */
export function DatesPrice({ booking, quote, busy, onConfirm }: DatesPriceProps) {
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const [wallet, setWallet] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { newNights, nights, back, charge, due, total, policies, checkInAt, now, policy } = quote;
  const needsApproval = policy !== null && policy.ask !== 'nobody';
  const owed = Math.max(0, due);
  const used = Math.min(wallet, owed);
  const rest = owed - used;
  const steps = refundSteps(policies, total, new Date(now), new Date(checkInAt));
  return (
    <>
      <PriceLines
        lines={[
          { label: `New dates, ${counted(nights, 'night')}, taxes included`, amount: newNights },
          { label: 'Refund for your booked dates', amount: -back },
        ]}
        total={Math.abs(due)}
        currency={booking.currency}
        sum={due < 0 ? 'Refund' : 'To pay'}
      />
      <p className="small muted">
        {charge > 0
          ? `By the terms of your rate the hotel keeps ${inMoney(booking, charge)} for the booked dates.`
          : 'The hotel keeps nothing for the booked dates.'}{' '}
        If you cancel later: {lowerFirst(refundText(steps, total, booking.hotel.zone, todayAt(booking)).text)}.
      </p>
      {due < 0 && <RefundTo booking={booking} target={refundTo} onChange={setRefundTo} />}
      {policy && (
        <PolicyResult verdict={policy}>
          {needsApproval && (
            <p className="small muted">
              {policy.ask === 'approver'
                ? 'These dates need approval, so they cannot be changed here. Choose dates that need none, or cancel this stay and request approval for the new dates.'
                : 'Your company does not allow these dates. Choose others.'}
            </p>
          )}
        </PolicyResult>
      )}
      {owed > 0 && booking.company && !needsApproval && (
        <CompanyPays booking={booking} due={owed} used={wallet} onChange={setWallet} onStop={setStopped} />
      )}
      {owed > 0 && !booking.company && (
        <WalletPart total={owed} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {rest > 0 && !needsApproval && (
        <p className="small muted">
          You pay on the gateway’s own page. The hotel holds the new dates meanwhile, and your stay is booked on its
          dates as before until you have paid.
        </p>
      )}
      <Button
        variant="ink"
        wide
        disabled={needsApproval || stopped}
        busy={busy}
        busyLabel={rest > 0 ? 'Opening the payment…' : 'Changing…'}
        onClick={() => onConfirm({ expectedDue: due, walletAmount: used, refundTo })}
      >
        {rest > 0
          ? `Pay ${inMoney(booking, rest)} and change`
          : owed > 0
            ? `Change for ${inMoney(booking, owed)} from ${booking.company ? 'your company’s account' : 'your wallet'}`
            : 'Change the dates'}
      </Button>
    </>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
