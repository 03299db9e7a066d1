'use client';

import { Button } from '#components/ui/button.tsx';
import { formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
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
      <h2 className="h3">{t('You have withdrawn')}</h2>
      <p>
        {t('Your places were released {when}. Nothing was paid, so nothing is owed.', {
          when: formatInstant(registration.withdrawnAt ?? registration.registeredAt, event.zone, today),
        })}
      </p>
      {event.registering.open && (
        <Button variant="ink" onClick={onAgain}>
          {t('Register again')}
        </Button>
      )}
    </div>
  );
}
