'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { cancelTransport } from '../client/calls.ts';
import { TRANSPORT } from '../client/queries.ts';
import type { TransportView } from '../contract.ts';
import styles from './transport.module.css';

/** Cancels a request after its terms were read. */
export function CancelRequest({ request: { bookingId, cancelling, title } }: { request: TransportView }) {
  const [open, setOpen] = useState(false);
  const form = useForm(() => ({ reason: '' }));
  const cancel = useSend(cancelTransport, { reads: TRANSPORT, done: () => setOpen(false) });
  return (
    <div>
      <Button variant="txt" onClick={() => setOpen(true)}>
        Cancel this request
      </Button>
      {open && (
        <Dialog open title={`Cancel ${title}`} onClose={() => setOpen(false)}>
          {/* Enter in the reason cancels nothing */}
          <form className={styles.part} noValidate onSubmit={(event) => event.preventDefault()}>
            <p>{cancelling.terms}</p>
            <TextField label="Reason" optional maxLength={300} autoComplete="off" {...form.field('reason')} />
            <FormFailure message={form.problem} />
            <div className={styles.buttons}>
              <Button
                variant="ink"
                busy={form.sending}
                busyLabel="Cancelling…"
                onClick={form.submit(({ reason }) =>
                  cancel.sendOrThrow({ bookingId, shownRefund: cancelling.refund, reason }),
                )}
              >
                Cancel request
              </Button>
              <Button variant="out" onClick={() => setOpen(false)}>
                Keep request
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </div>
  );
}
