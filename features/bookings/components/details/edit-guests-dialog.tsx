'use client';

import { toast } from '#components/ui/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { refusedFields, useForm } from '#lib/client/use-form.ts';
import { peopleOfRooms } from '#lib/shared/stay-shape.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useSaveGuests } from '../../client/pay-stay.ts';
import type { PackageBooking, StayBooking } from '../../contract.ts';
import { isStay } from '../../rules/category.ts';
import { differingNames } from '../../rules/room-text.ts';
import { GuestNames } from '../review/guest-names.tsx';
import { besideGuests } from '../review/beside-guests.ts';
import { detailsOf, formField, startingValues, type GuestFormValues } from '../review/guest-values.ts';
import styles from './details.module.css';

/** Changes guest names and requests of a confirmed booking. */
export function EditGuestsDialog({ booking, onClose }: { booking: StayBooking | PackageBooking; onClose: () => void }) {
  const { rooms, people, names, request, saved } = guestsOf(booking);
  const save = useSaveGuests();
  const form = useForm<GuestFormValues>(() => startingValues(booking, rooms, null, people), formField);
  const submit = form.submit(async (values) => {
    try {
      await save.mutateAsync({ bookingId: booking._id, details: detailsOf(values) });
      toast.success(saved);
      onClose();
      return {};
    } catch (error) {
      return besideGuests(refusedFields(error), values);
    }
  });
  return (
    <Dialog open title={t('Guests and requests')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <GuestNames rooms={rooms} people={people} names={names} form={form} />
        <TextareaField label={request} optional rows={2} maxLength={500} {...form.field('requests')} />
        {form.problem && (
          <p className={styles.problem} role="alert">
            {messageText(form.problem)}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
          <Button variant="out" onClick={onClose}>
            {t('Discard changes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The rooms to be named, with the people and types of each where these differ, and what is said of whoever reads the names. */
const guestsOf = (booking: StayBooking | PackageBooking) =>
  isStay(booking)
    ? {
        rooms: booking.stay.rooms.length,
        people: peopleOfRooms(booking.stay.rooms),
        names: differingNames(booking),
        request: t('A request to the hotel'),
        saved: t('The hotel has the new names and requests.'),
      }
    : {
        rooms: booking.rooms.length,
        people: [],
        names: [],
        request: t('A request to the tour operator'),
        saved: t('The tour operator has the new names and requests.'),
      };
