'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useAddExtras } from '../../../client/flights/added-extras.ts';
import { ExtrasLimits } from '../../company/company-parts.tsx';
import details from '../../details/details.module.css';
import type { Extras } from '../review/extras-choice.ts';
import { AddedPicks } from './added-picks.tsx';
import { AddedPrice } from './added-price.tsx';
import { AddedSeats } from './added-seats.tsx';
import type { FlightDialogProps } from './flight-dialog-props.ts';

/** Adds seats, meals and bags to a ticketed flight: choice by passenger and flight, the price, then the payment. */
export function AddExtrasDialog({ booking, onClose }: FlightDialogProps) {
  const [added, setAdded] = useState<Extras>([]);
  const [seatsOf, setSeatsOf] = useState<string | null>(null);
  const add = useAddExtras();
  const numberOf = (flight: string) =>
    booking.bounds.flatMap(({ segments }) => segments).find(({ flightId }) => flightId === flight)?.number;
  if (seatsOf)
    return (
      <Dialog open title={t('Seats on {flight}', { flight: numberOf(seatsOf) ?? '' })} onClose={() => setSeatsOf(null)}>
        <AddedSeats
          booking={booking}
          flight={seatsOf}
          added={added}
          onChange={setAdded}
          onDone={() => setSeatsOf(null)}
        />
      </Dialog>
    );
  return (
    <Dialog open title={t('Add seats, meals or bags')} grows onClose={onClose}>
      <div className="stack">
        {booking.company && <ExtrasLimits company={booking.company} />}
        <AddedPicks booking={booking} added={added} onChange={setAdded} onSeats={setSeatsOf} />
        {added.length > 0 && (
          <AddedPrice
            booking={booking}
            added={added}
            busy={add.isPending || Boolean(add.data?.checkoutUrl)}
            onConfirm={(payment) =>
              add.mutate(
                { bookingId: booking._id, extras: added, ...payment },
                { onSuccess: ({ checkoutUrl }) => (checkoutUrl ? window.location.assign(checkoutUrl) : onClose()) },
              )
            }
          />
        )}
      </div>
      {add.error && (
        <p className={details.problem} role="alert">
          {messageText(add.error.message)}
        </p>
      )}
      <div className={details.actions}>
        <Button variant="out" onClick={onClose}>
          {t('Add nothing')}
        </Button>
      </div>
    </Dialog>
  );
}
