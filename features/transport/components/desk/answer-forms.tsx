'use client';

import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextForm } from '#components/ui/text-form.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { confirmTransport, refuseTransport } from '../../client/calls.ts';
import { DESK_TRANSPORT } from '../../client/queries.ts';
import type { DeskTransport } from '../../contract.ts';
import styles from '../transport.module.css';

/** Confirms a paid request with its ticket number. */
export function ConfirmForm({ request: { companyId, bookingId } }: { request: DeskTransport }) {
  const form = useForm(() => ({ ticketNumber: '', note: '' }));
  const confirm = useSend(confirmTransport, { reads: DESK_TRANSPORT });
  return (
    <section className={styles.part}>
      <h2 className="h3">Confirm the booking</h2>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((typed) => confirm.sendOrThrow({ companyId, bookingId, ...typed }))}
      >
        <TextField label="Ticket or booking number" autoComplete="off" {...form.field('ticketNumber')} />
        <TextareaField
          label="Note for the traveller"
          hint="Driver and telephone, coach and seat, where to board"
          optional
          rows={2}
          {...form.field('note')}
        />
        <FormFailure message={form.problem} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Confirming…">
            Confirm the booking
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Says that nothing is available; of a paid request everything goes back. */
export function RefuseForm({ request: { companyId, bookingId, state } }: { request: DeskTransport }) {
  const form = useForm(() => ({ note: '' }));
  const refuse = useSend(refuseTransport, { reads: DESK_TRANSPORT });
  const paid = state === 'booking';
  return (
    <Disclosure summary={paid ? 'It cannot be booked' : 'Nothing is available'}>
      <TextForm
        label="Why, for who asked"
        rows={2}
        field={form.field('note')}
        form={form}
        onSubmit={form.submit(({ note }) => refuse.sendOrThrow({ companyId, bookingId, note }))}
        variant="out"
      >
        {paid ? 'Refund all of it' : 'End the request'}
      </TextForm>
    </Disclosure>
  );
}
