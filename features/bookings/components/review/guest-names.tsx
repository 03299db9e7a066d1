import { Check } from '#components/ui/check.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import type { StayBooking } from '../../contract.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { FillInTraveller } from '../parts/fill-in-traveller.tsx';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

const TITLES = GUEST_TITLES.map((title) => ({ value: title, label: title }));

/** One lead guest a room, named as on their identity card. */
export function GuestNames({
  booking,
  form,
}: {
  booking: Pick<StayBooking, 'stay'>;
  form: ChangingForm<GuestFormValues>;
}) {
  const { guests } = form.values;
  return (
    <section className={styles.section}>
      {booking.stay.rooms.map((_, room) => (
        <fieldset key={room} className={styles.person}>
          <legend className="h3">{booking.stay.rooms.length > 1 ? `Guest for room ${room + 1}` : 'The guest'}</legend>
          <FillInTraveller
            called={booking.stay.rooms.length > 1 ? `room ${room + 1}` : 'the guest'}
            onChoose={({ title, firstName, lastName }) =>
              form.change({
                guests: guests.map((guest, at) =>
                  at === room ? { title: title ?? guest.title, firstName, lastName } : guest,
                ),
              })
            }
          />
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
      <Check label="Save for the next booking" {...form.check('remember')} />
    </section>
  );
}
