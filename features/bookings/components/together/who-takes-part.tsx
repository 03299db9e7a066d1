import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { namesOf } from '../flights/parts/flight-text.ts';
import { bookedRate } from '../parts/booked-rate.ts';
import review from '../review/review.module.css';
import type { TogetherValues } from './together-values.ts';
import { isOpenChoice, placesIn, type OneList } from './who-travels.ts';

type WhoTakesPartProps = { bookings: BookingView[]; list: OneList; form: SentForm<TogetherValues> };

/** Who of the list takes the places of each booking, where there is a choice. */
export function WhoTakesPart({ bookings, list, form }: WhoTakesPartProps) {
  const { parts, passengers } = form.values;
  const names = namesOf({ party: list.party, details: { passengers } });
  const choose = (part: number, place: number, who: number) =>
    form.change({
      parts: parts.map(({ travellers }, at) => ({
        travellers: at === part ? travellers.map((one, position) => (position === place ? who : one)) : travellers,
      })),
    });
  const open = bookings.map((booking, part) => ({ booking, part, places: placesIn(booking, list) }));
  const asked = open.filter(({ places, part }) => isOpenChoice(places) || form.errorOf(`parts.${part}.travellers`));
  if (!asked.length) return null;
  return (
    <section className={review.section}>
      <h2 className="h3">{t('Who is on which booking')}</h2>
      {asked.map(({ booking, part, places }) => (
        <fieldset key={booking._id} className={review.person}>
          <legend className="h4">{bookedRate(booking).place}</legend>
          <div className={classNames(review.wide, review.pair)}>
            {places.map(({ called, candidates }, place) => (
              <SelectField
                key={called}
                name={`parts.${part}.travellers`}
                label={called}
                options={candidates.map((at) => ({ value: String(at), label: names[at]! }))}
                value={String(parts[part]?.travellers[place] ?? 0)}
                onChange={(event) => choose(part, place, Number(event.target.value))}
              />
            ))}
          </div>
          <div className={review.wide} role="alert">
            {form.errorOf(`parts.${part}.travellers`) && (
              <FieldError>{form.errorOf(`parts.${part}.travellers`)}</FieldError>
            )}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
