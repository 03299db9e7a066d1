import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import type { StayBooking } from '../../contract.ts';
import { GUEST_TITLES } from '../../rules/guest-titles.ts';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

const TITLES = GUEST_TITLES.map((title) => ({ value: title, label: title }));

/** One lead guest a room, named as on their identity card. */
export function GuestNames({ booking, form }: { booking: Pick<StayBooking, 'stay'>; form: Form<GuestFormValues> }) {
  return (
    <section className={styles.section}>
      {booking.stay.rooms.map((_, room) => (
        <fieldset key={room} className={styles.person}>
          <legend className="h3">{booking.stay.rooms.length > 1 ? `Guest for room ${room + 1}` : 'The guest'}</legend>
          <SelectField label="Title" options={TITLES} {...form.field(`guests.${room}.title`)} />
          <TextField
            label="First name"
            autoComplete={room === 0 ? 'given-name' : 'off'}
            {...form.field(`guests.${room}.firstName`)}
          />
          <TextField
            label="Family name"
            autoComplete={room === 0 ? 'family-name' : 'off'}
            {...form.field(`guests.${room}.lastName`)}
          />
        </fieldset>
      ))}
      <p className="small muted">As on the ID shown at check-in.</p>
    </section>
  );
}
