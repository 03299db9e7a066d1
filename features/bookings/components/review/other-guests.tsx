import { useState } from 'react';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { FillInTraveller } from '../parts/fill-in-traveller.tsx';
import { TITLE_OPTIONS } from '../parts/title-options.ts';
import { namesOthers, type GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

type OtherGuestsProps = { room: number; rooms: number; form: ChangingForm<GuestFormValues> };

/** The other guests of a room, each optional. */
export function OtherGuests({ room, rooms, form }: OtherGuestsProps) {
  const { guests } = form.values;
  const { others } = guests[room]!;
  const [begun] = useState(() => namesOthers(guests[room]!));
  const [opened, setOpened] = useState(begun);
  const called = (at: number) => `Guest ${at + 2}${rooms > 1 ? ` of room ${room + 1}` : ''}`;
  return (
    <Disclosure
      className={styles.wide}
      open={begun}
      onToggle={() => setOpened(true)}
      summary={`Add the other ${others.length > 1 ? 'guests’ names' : 'guest’s name'}${rooms > 1 ? ` for room ${room + 1}` : ''}`}
    >
      {(opened ? others : []).map((_, at) => (
        <fieldset key={at} className={styles.person}>
          <legend className="h4">{called(at)} (optional)</legend>
          <FillInTraveller
            called={called(at).toLowerCase()}
            onChoose={({ title, firstName, lastName }) =>
              form.change({
                guests: guests.map((guest, place) =>
                  place === room
                    ? {
                        ...guest,
                        others: others.map((other, one) =>
                          one === at ? { title: title ?? other.title, firstName, lastName } : other,
                        ),
                      }
                    : guest,
                ),
              })
            }
          />
          <SelectField label="Title" options={TITLE_OPTIONS} {...form.field(`guests.${room}.others.${at}.title`)} />
          <TextField label="First name" autoComplete="off" {...form.field(`guests.${room}.others.${at}.firstName`)} />
          <TextField label="Family name" autoComplete="off" {...form.field(`guests.${room}.others.${at}.lastName`)} />
        </fieldset>
      ))}
    </Disclosure>
  );
}
