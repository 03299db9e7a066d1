'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { countedInWords } from '#lib/shared/number-words.ts';
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
    <Dialog open title={`Withdraw from ${eventName}?`} onClose={onClose}>
      <div className="stack">
        <p>
          Your {people === 1 ? 'place is' : `${countedInWords(people, 'place')} are`} released at once, on every day you
          chose. Nothing was paid, so nothing is owed. You can register again while places last.
        </p>
        <FormFailure message={error?.message} />
        <div className="row folds">
          <Button
            variant="ink"
            busy={isPending}
            busyLabel="Withdrawing…"
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            Withdraw
          </Button>
          <Button variant="txt" onClick={onClose} data-autofocus>
            Stay registered
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
