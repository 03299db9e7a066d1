'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { askSupplierAgain, recordConfirmed, refundUnbooked, retryRefund } from '../../client/desk/calls.ts';
import { DESK_BOOKINGS } from '../../client/desk/desk-queries.ts';
import type { DeskBooking } from '../../contract.ts';
import { actionText } from '../../rules/desk/action-texts.ts';
import { STAFF_ACTIONS, type StaffAction } from '../../rules/desk/staff-actions.ts';
import styles from './desk-bookings.module.css';

const LABELS: Record<StaffAction, string> = {
  askSupplier: 'Ask the supplier again now',
  recordConfirmed: 'Record as confirmed',
  refundAll: 'Not booked: refund everything',
  retryRefund: 'Try the refund again',
};

/** What staff can do about a booking now; each asks to be confirmed, with a note. */
export function StaffActions({ booking }: { booking: DeskBooking }) {
  const [action, setAction] = useState<StaffAction | null>(null);
  const open = STAFF_ACTIONS.filter((one) => booking[one].open);
  const why = booking.state === 'unknown' && !booking.recordConfirmed.open ? booking.recordConfirmed.why : null;
  return (
    <>
      {open.length > 0 && (
        <section className={styles.part} aria-label="What you can do">
          <div className={styles.buttons}>
            {open.map((one) => (
              <Button key={one} variant={one === 'recordConfirmed' ? 'ink' : 'out'} onClick={() => setAction(one)}>
                {LABELS[one]}
              </Button>
            ))}
          </div>
          {why && <p className="small muted">{why}</p>}
        </section>
      )}
      {action && <ConfirmAction action={action} booking={booking} onClose={() => setAction(null)} />}
    </>
  );
}

const CALLS = {
  askSupplier: askSupplierAgain,
  refundAll: refundUnbooked,
  retryRefund,
} as const;

type ConfirmActionProps = { action: StaffAction; booking: DeskBooking; onClose: () => void };

/** The consequences of an action, its note, and for a confirmation the supplier's code. */
function ConfirmAction({ action, booking, onClose }: ConfirmActionProps) {
  const form = useForm(() => ({ code: '', note: '' }));
  const [{ title, consequences, button, busy, done }] = useState(() => actionText(action, booking)); // as it was opened
  const sent = {
    reads: DESK_BOOKINGS,
    done: () => {
      toast.success(done);
      onClose();
    },
  };
  const plain = useSend(CALLS[action === 'recordConfirmed' ? 'askSupplier' : action], sent);
  const confirming = useSend(recordConfirmed, sent);
  const { companyId, bookingId } = booking;
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(({ code, note }) =>
          action === 'recordConfirmed'
            ? confirming.sendOrThrow({ companyId, bookingId, note, code })
            : plain.sendOrThrow({ companyId, bookingId, note }),
        )}
      >
        <ul className={styles.consequences}>
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {action === 'recordConfirmed' && (
          <TextField
            label="Confirmation code"
            hint="As the supplier gave it"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            {...form.field('code')}
          />
        )}
        <TextareaField
          label="Why"
          hint="For the audit trail: whom you spoke to, and when. Staff alone read it."
          rows={3}
          {...form.field('note')}
        />
        <FormFailure message={form.problem || undefined} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel={busy}>
            {button}
          </Button>
          <Button variant="out" onClick={onClose}>
            Back
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
