import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { FillInTraveller } from '../parts/fill-in-traveller.tsx';
import { TITLE_OPTIONS } from '../parts/title-options.ts';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

export type OtherGuestsProps = { room: number; rooms: number; form: ChangingForm<GuestFormValues> };

/** The fields of the other guests of a room, each optional. */
export function OtherGuestFields({ room, rooms, form }: OtherGuestsProps) {
  const { guests } = form.values;
  const { others } = guests[room]!;
  const called = (at: number) => `Guest ${at + 2}${rooms > 1 ? ` of room ${room + 1}` : ''}`;
  return others.map((_, at) => (
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
  ));
}
