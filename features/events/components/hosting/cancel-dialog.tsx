'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { cancelHosted } from '../../client/calls.ts';
import { HOSTED } from '../../client/hosted.ts';
import type { HostedEvent } from '../../contract.ts';

export type CancelDialogProps = { event: HostedEvent; onClose: () => void };

/** Explains cancelling an event before it is done. */
export function CancelDialog({ event: { code, title, registrations, waiting }, onClose }: CancelDialogProps) {
  const told = registrations + waiting;
  const cancelling = useSend(cancelHosted, {
    reads: HOSTED,
    done: () => {
      toast.success(t('The event is cancelled.'));
      onClose();
    },
  });
  return (
    <Dialog open title={t('Cancel {title}?', { title })} onClose={onClose}>
      <div className="stack">
        <p>
          {told
            ? t('We email {addresses} that it is cancelled.', { addresses: counted(told, 'address', 'addresses') })
            : t('Nobody is registered yet.')}{' '}
          {t('Its page stays and says so. This cannot be undone.')}
        </p>
        <FormFailure message={cancelling.message ?? undefined} />
        <div className="row folds">
          <Button
            variant="ink"
            busy={cancelling.busy}
            busyLabel={t('Cancelling…')}
            onClick={() => cancelling.send({ code })}
          >
            {t('Cancel the event')}
          </Button>
          <Button variant="txt" onClick={onClose} data-autofocus>
            {t('Keep the event')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
