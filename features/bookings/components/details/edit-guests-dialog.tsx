'use client';

import { toast } from '#components/ui/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { refusedFields, useForm } from '#lib/client/use-form.ts';
import { useSaveGuests } from '../../client/pay-stay.ts';
import type { StayBooking } from '../../contract.ts';
import { GuestNames } from '../review/guest-names.tsx';
import { detailsOf, formField, startingValues, type GuestFormValues } from '../review/guest-values.ts';
import styles from './details.module.css';

/** Changes guest names and requests of a confirmed booking. */
export function EditGuestsDialog({ booking, onClose }: { booking: StayBooking; onClose: () => void }) {
  const save = useSaveGuests();
  const form = useForm<GuestFormValues>(() => startingValues(booking, null), formField);
  const submit = form.submit(async (values) => {
    try {
      await save.mutateAsync({ bookingId: booking._id, details: detailsOf(values) });
      toast.success('The hotel has the new names and requests.');
      onClose();
      return {};
    } catch (error) {
      return refusedFields(error);
    }
  });
  return (
    <Dialog open title="Guests and requests" size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <GuestNames booking={booking} form={form} />
        <TextareaField label="A request to the hotel" optional rows={2} maxLength={500} {...form.field('requests')} />
        {form.problem && (
          <p className={styles.problem} role="alert">
            {form.problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
            Save
          </Button>
          <Button variant="out" onClick={onClose}>
            Discard changes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
