'use client';

import { useState } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { usePriceOfAdded } from '../../../client/flights/added-extras.ts';
import type { FlightBooking } from '../../../contract.ts';
import { CompanyPays } from '../../company/company-parts.tsx';
import { inMoney } from '../../parts/booking-money.ts';
import { WalletPart } from '../../review/wallet-part.tsx';
import type { Extras } from '../review/extras-choice.ts';
import { inPageLanguage } from '../parts/flight-text.ts';

type AddedPriceProps = {
  booking: FlightBooking;
  added: Extras;
  busy: boolean;
  onConfirm: (payment: { expectedDue: number; walletAmount: number }) => void;
};

/** What was chosen costs, line by line, whether it comes back, and how it is paid. */
export function AddedPrice({ booking, added, busy, onConfirm }: AddedPriceProps) {
  const { data, error, isFetching, refetch } = usePriceOfAdded(booking._id, added);
  const [wallet, setWallet] = useState(0);
  const [stopped, setStopped] = useState(false);
  if (error && !isFetching)
    return (
      <p className="bad" role="alert">
        {messageText((error instanceof ApiFailure && Object.values(error.fields)[0]) || error.message)}{' '}
        <Button variant="txt" size="sm" onClick={() => void refetch()}>
          {t('Ask again')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={96} />;
  const { due, lines } = data;
  const used = Math.min(wallet, due);
  const rest = due - used;
  return (
    <>
      <PriceLines lines={inPageLanguage(lines)} total={due} currency={booking.currency} sum={t('To pay')} />
      {due > 0 && (
        <p className="small muted">
          {t(
            'These are not refunded if you cancel. If the airline changes the flight and you cancel the whole trip, they are refunded in full.',
          )}
        </p>
      )}
      {due > 0 && booking.company && (
        <CompanyPays booking={booking} due={due} used={wallet} onChange={setWallet} onStop={setStopped} />
      )}
      {due > 0 && !booking.company && (
        <WalletPart total={due} currency={booking.currency} used={used} onChange={setWallet} locked={busy} />
      )}
      {rest > 0 && (
        <p className="small muted">
          {t(
            'You pay on the gateway’s own page. The airline keeps what you chose meanwhile; your tickets stay valid in any case.',
          )}
        </p>
      )}
      <Button
        variant="ink"
        wide
        disabled={stopped}
        busy={busy}
        busyLabel={t(rest > 0 ? 'Opening the payment…' : 'Adding…')}
        onClick={() => onConfirm({ expectedDue: due, walletAmount: used })}
      >
        {rest > 0
          ? t('Pay {amount} and add', { amount: inMoney(booking, rest) })
          : due > 0
            ? t('Add for {amount}', { amount: inMoney(booking, due) })
            : t('Add to the trip')}
      </Button>
    </>
  );
}
