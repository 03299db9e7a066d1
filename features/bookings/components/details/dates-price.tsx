'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type * as contract from '../../contract.ts';
import type { StayBooking } from '../../contract.ts';
import { datesNotAllowed } from '../../rules/company-messages.ts';
import { CompanyPays } from '../company/company-parts.tsx';
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../parts/refund-to.tsx';
import { WalletPart } from '../review/wallet-part.tsx';
import type { RequestDatesProps } from './request-dates.tsx';

export type DatesPayment = { expectedDue: number; walletAmount: number; refundTo: RefundTarget };
type DatesPriceProps = {
  booking: StayBooking;
  quote: ResponseOf<typeof contract.changeDatesQuote>;
  /** The dates that the quote is of. */ dates: { checkIn: string; checkOut: string };
  busy: boolean;
  onConfirm: (payment: DatesPayment) => void;
};

const RequestDates = onDemand<RequestDatesProps>(() =>
  import('./request-dates.tsx').then((request) => request.RequestDates),
);

/**
 * What new dates cost: their price, what the booked nights give by the terms of the rate, and the difference, which is paid
 * at the gateway, from the wallet, or both; a surplus goes back. Dates that a company wants approved are requested instead.
 */
export function DatesPrice({ booking, quote, dates, busy, onConfirm }: DatesPriceProps) {
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const [wallet, setWallet] = useState(0);
  const [stopped, setStopped] = useState(false);
  const { newNights, nights, back, charge, due, total, policies, checkInAt, now, policy, approval } = quote;
  const asks = approval?.way === 'ask';
  const refusal = policy?.ask === 'never' ? datesNotAllowed(policy.reasons) : (approval?.refusal ?? null);
  const pays = !asks && refusal === null;
  const owed = Math.max(0, due);
  const used = Math.min(wallet, owed);
  const rest = owed - used;
  const steps = refundSteps(policies, total, new Date(now), new Date(checkInAt));
  return (
    <>
      <PriceLines
        lines={[
          { label: t('New dates, {nights}, taxes included', { nights: counted(nights, 'night') }), amount: newNights },
          { label: t('Refund for your booked dates'), amount: -back },
        ]}
        total={Math.abs(due)}
        currency={booking.currency}
        sum={t(due < 0 ? 'Refund' : 'To pay')}
      />
      <p className="small muted">
        {charge > 0
          ? t('By the terms of your rate the hotel keeps {amount} for the booked dates.', {
              amount: inMoney(booking, charge),
            })
          : t('The hotel keeps nothing for the booked dates.')}{' '}
        {t('If you cancel later: {refund}.', {
          refund: lowerFirst(refundText(steps, total, booking.hotel.zone, todayAt(booking)).text),
        })}
      </p>
      {due < 0 && <RefundTo booking={booking} target={refundTo} onChange={setRefundTo} />}
      {policy && (
        <PolicyResult verdict={policy}>
          {(refusal !== null || approval?.way === 'approved') && (
            <p className="small muted">{refusal ?? 'These dates are approved.'}</p>
          )}
        </PolicyResult>
      )}
      {approval && asks && (
        <RequestDates booking={booking} approval={approval} wanted={{ ...dates, expectedDue: due, refundTo }} />
      )}
      {owed > 0 && booking.company && pays && (
        <CompanyPays booking={booking} due={owed} used={wallet} onChange={setWallet} onStop={setStopped} />
      )}
      {owed > 0 && !booking.company && (
        <WalletPart total={owed} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {rest > 0 && pays && (
        <p className="small muted">
          {t(
            'You pay on the gateway’s own page. The hotel holds the new dates meanwhile, and your stay is booked on its dates as before until you have paid.',
          )}
        </p>
      )}
      {!asks && (
        <Button
          variant="ink"
          wide
          disabled={refusal !== null || stopped}
          busy={busy}
          busyLabel={t(rest > 0 ? 'Opening the payment…' : 'Changing…')}
          onClick={() => onConfirm({ expectedDue: due, walletAmount: used, refundTo })}
        >
          {rest > 0
            ? t('Pay {amount} and change', { amount: inMoney(booking, rest) })
            : owed > 0
              ? booking.company
                ? `Change for ${inMoney(booking, owed)} from your company’s account`
                : t('Change for {amount} from your wallet', { amount: inMoney(booking, owed) })
              : t('Change the dates')}
        </Button>
      )}
    </>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
