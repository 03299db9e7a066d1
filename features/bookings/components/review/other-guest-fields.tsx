import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { ChangingForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { FillInTraveller } from '../parts/fill-in-traveller.tsx';
import { titleOptions } from '../parts/title-options.ts';
import type { GuestFormValues } from './guest-values.ts';
import styles from './review.module.css';

export type OtherGuestsProps = { room: number; rooms: number; form: ChangingForm<GuestFormValues> };

/** The fields of the other guests of a room, each optional. */
export function OtherGuestFields({ room, rooms, form }: OtherGuestsProps) {
  const { guests } = form.values;
  const { others } = guests[room]!;
  const called = (at: number) =>
    rooms > 1 ? t('Guest {n} of room {room}', { n: at + 2, room: room + 1 }) : t('Guest {n}', { n: at + 2 });
  return others.map((_, at) => (
    <fieldset key={at} className={styles.person}>
      <legend className="h4">
        {called(at)} {t('(optional)')}
      </legend>
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
      <SelectField label={t('Title')} options={titleOptions()} {...form.field(`guests.${room}.others.${at}.title`)} />
      <TextField label={t('First name')} autoComplete="off" {...form.field(`guests.${room}.others.${at}.firstName`)} />
      <TextField label={t('Family name')} autoComplete="off" {...form.field(`guests.${room}.others.${at}.lastName`)} />
    </fieldset>
  ));
}
