import { useState } from 'react';
import { Check } from '#components/ui/check.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { FillInTraveller } from '../parts/fill-in-traveller.tsx';
import type { GuestFormValues } from './guest-values.ts';
import { titleOptions } from '../parts/title-options.ts';
import { OtherGuests } from './other-guests.tsx';
import { isUntouched, useMyDetails } from '../parts/use-my-details.ts';
import styles from './review.module.css';

/** One lead guest a room, named as on their identity card. */
export function GuestNames({
  rooms,
  people = [],
  form,
  names = [],
  own = null,
}: {
  /** How many rooms. */
  rooms: number;
  /** How many people each room is for, to name the others too; left out where only lead guests are named. */
  people?: readonly number[];
  /** The types of the rooms, where they differ. */
  names?: readonly string[];
  form: ChangingForm<GuestFormValues>;
  /** The room of the person in this tab, whose saved details are filled in; null for none. */
  own?: number | null;
}) {
  const { guests } = form.values;
  const [begun] = useState(guests);
  useMyDetails(own !== null && isUntouched(begun[own]), ({ title, firstName, lastName }) => {
    if (own === null || guests[own] !== begun[own]) return; // typed in meanwhile
    form.change({
      guests: guests.map((guest, at) => (at === own ? { ...guest, title: title ?? '', firstName, lastName } : guest)),
    });
  });
  return (
    <section className={styles.section}>
      {Array.from({ length: rooms }, (_, room) => (
        <fieldset key={room} className={styles.person}>
          <legend className="h3">
            {rooms > 1
              ? `${t('Guest for room {n}', { n: room + 1 })}${names[room] ? `, ${names[room]}` : ''}`
              : t('The guest')}
          </legend>
          <FillInTraveller
            called={rooms > 1 ? t('room {n}', { n: room + 1 }) : t('the guest')}
            onChoose={({ title, firstName, lastName }) =>
              form.change({
                guests: guests.map((guest, at) =>
                  at === room ? { ...guest, title: title ?? guest.title, firstName, lastName } : guest,
                ),
              })
            }
          />
          <SelectField label={t('Title')} options={titleOptions()} {...form.field(`guests.${room}.title`)} />
          <TextField
            label={t('First name')}
            autoComplete={room === 0 ? 'given-name' : 'off'}
            {...form.field(`guests.${room}.firstName`)}
          />
          <TextField
            label={t('Family name')}
            autoComplete={room === 0 ? 'family-name' : 'off'}
            {...form.field(`guests.${room}.lastName`)}
          />
          {(people[room] ?? 1) > 1 && <OtherGuests room={room} rooms={rooms} form={form} />}
        </fieldset>
      ))}
      <p className="small muted">{t('As on the ID shown at check-in.')}</p>
      <Check label={t('Save for the next booking')} {...form.check('remember')} />
    </section>
  );
}
