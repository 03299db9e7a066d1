'use client';

import { Button } from '#components/ui/button.tsx';
import { formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import type { EventView, RegistrationView } from '../contract.ts';

/** Confirms the withdrawal, and says how to register again. */
export function Withdrawn({
  event,
  registration,
  today,
  onAgain,
}: {
  event: EventView;
  registration: RegistrationView;
  today: IsoDate;
  onAgain: () => void;
}) {
  return (
    <div className="stack" role="status">
      <h2 className="h3">You have withdrawn</h2>
      <p>
        Your places were released{' '}
        {formatInstant(registration.withdrawnAt ?? registration.registeredAt, event.zone, today)}. Nothing was paid, so
        nothing is owed.
      </p>
      {event.registering.open && (
        <Button variant="ink" onClick={onAgain}>
          Register again
        </Button>
      )}
    </div>
  );
}
