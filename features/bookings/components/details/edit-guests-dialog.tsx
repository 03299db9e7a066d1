'use client';

import { useForm, type FieldPath } from 'react-hook-form';
import { toast } from '#components/ui/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { useSaveGuests } from '../../client/use-save-guests.ts';
import type { StayBooking } from '../../contract.ts';
import { GuestNames } from '../review/guest-names.tsx';
import { detailsOf, formField, startingValues, type GuestFormValues } from '../review/guest-values.ts';
import styles from './details.module.css';

/** Names and requests, after the booking is confirmed. */
export function EditGuestsDialog({ booking, onClose }: { booking: StayBooking; onClose: () => void }) {
  const save = useSaveGuests();
  const form = useForm<GuestFormValues>({ defaultValues: startingValues(booking, null) });
  const submit = (values: GuestFormValues) =>
    save.mutate(
      { bookingId: booking._id, details: detailsOf(values) },
      {
        onSuccess: () => {
          toast.success('The hotel has the new names and requests.');
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiFailure)) return;
          for (const [path, message] of Object.entries(error.fields)) form.setError(formField(path.replace(/^details\./, '')) as FieldPath<GuestFormValues>, { message });
        },
      },
    );
  return (
    <Dialog open title="Guests and requests" size="lg" onClose={onClose}>
      <form onSubmit={(event) => void form.handleSubmit(submit)(event)} noValidate>
        <GuestNames booking={booking} form={form} />
        <Field label="A request to the hotel" optional error={form.formState.errors.requests?.message}>
          {(control) => <Textarea {...control} rows={2} maxLength={500} {...form.register('requests')} />}
        </Field>
        {save.error && <p className={styles.problem} role="alert">{save.error.message}</p>}
        <div className={styles.actions}>
          <Button type="submit" variant="ink" busy={save.isPending} busyLabel="Saving…">Save</Button>
          <Button variant="out" onClick={onClose}>Leave as it was</Button>
        </div>
      </form>
    </Dialog>
  );
}
