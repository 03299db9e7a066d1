import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { StayBooking } from '../../contract.ts';
import { GUEST_TITLES } from '../../rules/guest-titles.ts';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

const TITLES = GUEST_TITLES.map((title) => ({ value: title, label: title }));

/** One lead guest a room, named as on their identity card. */
export function GuestNames({ booking, form }: { booking: Pick<StayBooking, 'stay'>; form: UseFormReturn<GuestFormValues> }) {
  const { register, formState } = form;
  return (
    <section className={styles.section}>
      {booking.stay.rooms.map((_, room) => {
        const errors = formState.errors.guests?.[room];
        return (
          <fieldset key={room} className={styles.guest}>
            <legend className="h3">{booking.stay.rooms.length > 1 ? `Guest for room ${room + 1}` : 'The guest'}</legend>
            <Field label="Title" error={errors?.title?.message}>{(control) => <Select {...control} options={TITLES} {...register(`guests.${room}.title`)} />}</Field>
            <TextField label="First name" autoComplete={room === 0 ? 'given-name' : 'off'} error={errors?.firstName?.message} {...register(`guests.${room}.firstName`)} />
            <TextField label="Family name" autoComplete={room === 0 ? 'family-name' : 'off'} error={errors?.lastName?.message} {...register(`guests.${room}.lastName`)} />
          </fieldset>
        );
      })}
      <p className="small muted">As on the identity card that the hotel will ask for.</p>
    </section>
  );
}
