'use client';

import type { ReactNode } from 'react';
import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { Check } from '#components/ui/check.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { EventView } from '../contract.ts';
import { MOST_COMPANIONS } from '../rules/event-words.ts';

/** Who comes and when, as it is typed. */
export type PartyTyped = { name: string; email: string; mobile: string; companions: number; days: IsoDate[] };

export type PartyFieldsProps = {
  event: EventView;
  today: IsoDate;
  control: Control<PartyTyped>;
  register: UseFormRegister<PartyTyped>;
  errors: FieldErrors<PartyTyped>;
  /** Days whose places are theirs already: chosen though the day is full. */
  own?: readonly IsoDate[];
};

/** Name, mobile, companions and days; the mail stands between where it is asked for. */
export function PartyFields({
  event,
  today,
  control,
  register,
  errors,
  own = [],
  children,
}: PartyFieldsProps & { children?: ReactNode }) {
  return (
    <>
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} data-autofocus />
      {children}
      <TextField label="Mobile" type="tel" autoComplete="tel" error={errors.mobile?.message} {...register('mobile')} />
      <FieldGroup legend="Days" error={errors.days?.message}>
        {event.days.map(({ day, title, full }) => {
          const shut = full && !own.includes(day);
          return (
            <Check
              key={day}
              label={`${formatDate(day, today)}: ${title}${shut ? ' (full)' : ''}`}
              value={day}
              aria-invalid={errors.days ? true : undefined}
              {...register('days', { disabled: false })}
              disabled={shut}
            />
          );
        })}
      </FieldGroup>
      <Controller
        control={control}
        name="companions"
        render={({ field: { value, onChange } }) => (
          <Stepper
            label="Companions"
            hint="Who comes with you, on the same days"
            max={MOST_COMPANIONS}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}
