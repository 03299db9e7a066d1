'use client';

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
import { inMoney, todayAt } from '../parts/booking-money.ts';
import { ChangePayment, type ChangePaymentWanted } from '../parts/change-payment.tsx';
import type { RequestDatesProps } from './request-dates.tsx';

type DatesPriceProps = {
  booking: StayBooking;
  quote: ResponseOf<typeof contract.changeDatesQuote>;
  /** The dates that the quote is of. */ dates: { checkIn: string; checkOut: string };
  busy: boolean;
  onConfirm: (payment: ChangePaymentWanted) => void;
};

const RequestDates = onDemand<RequestDatesProps>(() =>
  import('./request-dates.tsx').then((request) => request.RequestDates),
);

/**
 * What new dates cost: their price, and what the booked nights give by the terms of the rate. Dates that a company wants
 * approved are requested instead of paid.
 */
export function DatesPrice({ booking, quote, dates, busy, onConfirm }: DatesPriceProps) {
  const { newNights, nights, back, charge, due, total, policies, checkInAt, now, policy, approval } = quote;
  const refusal = policy?.ask === 'never' ? datesNotAllowed(policy.reasons) : (approval?.refusal ?? null);
  const steps = refundSteps(policies, total, new Date(now), new Date(checkInAt));
  return (
    <ChangePayment
      booking={booking}
      lines={[
        { label: t('New dates, {nights}, taxes included', { nights: counted(nights, 'night') }), amount: newNights },
        { label: t('Refund for your booked dates'), amount: -back },
      ]}
      due={due}
      terms={
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
      }
      notes={
        policy && (
          <PolicyResult verdict={policy}>
            {(refusal !== null || approval?.way === 'approved') && (
              <p className="small muted">{refusal ?? 'These dates are approved.'}</p>
            )}
          </PolicyResult>
        )
      }
      request={
        approval?.way === 'ask' &&
        ((refundTo) => (
          <RequestDates booking={booking} approval={approval} wanted={{ ...dates, expectedDue: due, refundTo }} />
        ))
      }
      refused={refusal !== null}
      meanwhile={t(
        'You pay on the gateway’s own page. The hotel holds the new dates meanwhile, and your stay is booked on its dates as before until you have paid.',
      )}
      label={t('Change the dates')}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
