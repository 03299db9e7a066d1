'use client';

import type { ReactNode } from 'react';
import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventView } from '../contract.ts';
import { MOST_COMPANIONS } from '../rules/event-text.ts';
import { DayTitle } from './day-title.tsx';

/** Party and days as typed. */
export type PartyTyped = { name: string; email: string; mobile: string; companions: number; days: IsoDate[] };

export type PartyFieldsProps = {
  event: EventView;
  today: IsoDate;
  form: SentForm<PartyTyped>;
  /** Days that are selectable even when full: those booked already, or those to wait for. */
  own?: readonly IsoDate[];
};

/** Name, mobile (which no host reads), companions and days; the email between them where it is asked for. */
export function PartyFields({ event, today, form, own = [], children }: PartyFieldsProps & { children?: ReactNode }) {
  const { days, companions } = form.values;
  const wrongDays = form.errorOf('days');
  const choose = (day: IsoDate, chosen: boolean) =>
    form.change({
      days: event.days.map((one) => one.day).filter((one) => (one === day ? chosen : days.includes(one))),
    });
  return (
    <>
      <TextField label={t('Name')} autoComplete="name" {...form.field('name')} data-autofocus />
      {children}
      {event.host === null && <TextField label={t('Mobile')} type="tel" autoComplete="tel" {...form.field('mobile')} />}
      <FieldGroup legend={t('Your days')} error={wrongDays}>
        {event.days.map(({ day, title, full }) => {
          const shut = full && !own.includes(day);
          return (
            <Check
              key={day}
              label={
                <Sentence
                  text={t(shut ? '{day}: {title} (full)' : '{day}: {title}')}
                  parts={{ day: formatDate(day, today), title: <DayTitle title={title} /> }}
                />
              }
              name="days"
              value={day}
              checked={days.includes(day)}
              onChange={({ target }) => choose(day, target.checked)}
              aria-invalid={wrongDays ? true : undefined}
              disabled={shut}
            />
          );
        })}
      </FieldGroup>
      <Stepper
        label={t('Companions')}
        hint={t('Who comes with you, on the same days')}
        max={MOST_COMPANIONS}
        value={companions}
        onChange={(count) => form.change({ companions: count })}
      />
    </>
  );
}
