'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { countedInWords } from '#lib/shared/number-words.ts';
import { t } from '#lib/shared/texts.ts';
import { useWithdraw } from '../client/registration.ts';

/** Explains withdrawing before it is done. */
export function WithdrawDialog({
  eventName,
  people,
  onClose,
}: {
  eventName: string;
  people: number;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useWithdraw();
  return (
    <Dialog open title={t('Withdraw from {event}?', { event: eventName })} onClose={onClose}>
      <div className="stack">
        <p>
          {t(
            people === 1
              ? 'Your place is released at once, on every day you chose. Nothing was paid, so nothing is owed. You can register again while places last.'
              : 'Your {places} are released at once, on every day you chose. Nothing was paid, so nothing is owed. You can register again while places last.',
            { places: countedInWords(people, 'place') },
          )}
        </p>
        <FormFailure message={error?.message} />
        <div className="row folds">
          <Button
            variant="ink"
            busy={isPending}
            busyLabel={t('Withdrawing…')}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            {t('Withdraw')}
          </Button>
          <Button variant="txt" onClick={onClose} data-autofocus>
            {t('Stay registered')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
