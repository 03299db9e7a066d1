'use client';

import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useChangeQuote } from '../../../client/flights/change-flight.ts';
import type { FlightBooking } from '../../../contract.ts';
import { ChangePayment, type ChangePaymentWanted } from '../../parts/change-payment.tsx';
import { RequestFlight } from './request-flight.tsx';
import { inPageLanguage } from '../parts/flight-text.ts';

type ChangePriceProps = {
  booking: FlightBooking;
  bound: number;
  offer: string;
  busy: boolean;
  onConfirm: (payment: ChangePaymentWanted) => void;
};

/** What another flight costs: the airline's fee and the fare difference, line by line. */
export function ChangePrice({ booking, bound, offer, busy, onConfirm }: ChangePriceProps) {
  const { data, error, refetch } = useChangeQuote(booking._id, bound, offer);
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
  const { due, lines, approval } = data;
  const flights = booking.bounds[bound]!.segments.map(({ flightId }) => flightId);
  const seats = booking.extras.some((extra) => extra.kind === 'seat' && flights.includes(extra.flight));
  return (
    <ChangePayment
      booking={booking}
      lines={inPageLanguage(lines)}
      due={due}
      notes={
        seats && (
          <p className="small muted">
            {t(
              'A chosen seat moves with you to one like it, at no charge. If none is free, the airline assigns one at check-in.',
            )}
          </p>
        )
      }
      request={
        approval?.way === 'ask' &&
        ((refundTo) => (
          <RequestFlight booking={booking} approval={approval} wanted={{ bound, offer, expectedDue: due, refundTo }} />
        ))
      }
      meanwhile={t(
        'You pay on the gateway’s own page. The airline keeps the new seats meanwhile, and your ticket stands until you have paid.',
      )}
      label={t('Change the date')}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
