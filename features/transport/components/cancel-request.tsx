'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { cancelTransport } from '../client/calls.ts';
import { TRANSPORT } from '../client/queries.ts';
import type { TransportView } from '../contract.ts';
import styles from './transport.module.css';

/** Cancels a request after its terms were read. */
export function CancelRequest({ request: { bookingId, cancelling, title } }: { request: TransportView }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelTransport, { reads: TRANSPORT, done: () => setOpen(false) });
  return (
    <div>
      <Button variant="txt" onClick={() => setOpen(true)}>
        Cancel this request
      </Button>
      {open && (
        <Dialog open title={`Cancel ${title}`} onClose={() => setOpen(false)}>
          <div className={styles.part}>
            <p>{cancelling.terms}</p>
            <TextField
              label="Reason"
              optional
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={cancel.fields.reason}
              maxLength={300}
              autoComplete="off"
            />
            <FormFailure message={cancel.message ?? undefined} />
            <div className={styles.buttons}>
              <Button
                variant="ink"
                busy={cancel.busy}
                busyLabel="Cancelling…"
                onClick={() => cancel.send({ bookingId, shownRefund: cancelling.refund, reason })}
              >
                Cancel request
              </Button>
              <Button variant="out" onClick={() => setOpen(false)}>
                Keep request
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
