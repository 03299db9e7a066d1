import { LineEditor } from '#components/ui/line-editor.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { FieldError } from '#components/ui/field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { TransportDetails } from '../details.ts';
import {
  BUS_COACH_LABELS,
  BUS_COACHES,
  CAR_CLASS_LABELS,
  CAR_CLASSES,
  optionsOf,
  TIMING_LABELS,
  TIMINGS,
  TRAIN_CLASS_LABELS,
  TRAIN_CLASSES,
  TRAIN_QUOTA_LABELS,
  TRAIN_QUOTAS,
} from '../rules/choices.ts';
import type { CostFields } from '../rules/cost-fields.ts';
import { MOST_PASSENGERS, MOST_STOPS } from '../rules/limits.ts';
import styles from './transport.module.css';

/** What is typed into a request: the details of its mode, the reason and what it is charged to. */
export type TypedRequest = TransportDetails & CostFields & { reason: string };
type FieldsProps = { form: SentForm<TypedRequest>; today: IsoDate };
type CarFieldsProps = FieldsProps & { typed: Extract<TypedRequest, { mode: 'car' }> };

/** Pick-up, drop, stops, times, class, passengers and luggage. */
export function CarFields({ form, typed, today }: CarFieldsProps) {
  return (
    <>
      <TextField label="City" hint="Where the car is needed" autoComplete="off" {...form.field('city')} />
      <div className={styles.pair}>
        <TextField label="Pick-up" autoComplete="off" {...form.field('pickUp')} />
        <TextField label="Drop" autoComplete="off" {...form.field('drop')} />
      </div>
      <LineEditor
        lines={typed.stops}
        most={MOST_STOPS}
        addLabel="Add a stop"
        newLine={() => ''}
        nameOf={(_, at) => `stop ${at + 1}`}
        onLines={(stops) => form.change({ stops })}
        lineClassName={styles.stop}
      >
        {(_, at, remove) => (
          <>
            <TextField label={`Stop ${at + 1}`} autoComplete="off" {...form.field(`stops.${at}`)} />
            {remove}
          </>
        )}
      </LineEditor>
      <div className={styles.pair}>
        <TextField label="Pick-up day" type="date" min={today} {...form.field('date')} />
        <TextField label="Pick-up time" type="time" {...form.field('time')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Needed until" type="date" min={typed.date} {...form.field('untilDate')} />
        <TextField label="Time of the drop" type="time" {...form.field('untilTime')} />
      </div>
      <SelectField label="Car" options={optionsOf(CAR_CLASSES, CAR_CLASS_LABELS)} {...form.field('carClass')} />
      <div className={styles.pair}>
        <div>
          <Stepper
            label="Passengers"
            name="passengers"
            min={1}
            max={MOST_PASSENGERS}
            value={typed.passengers}
            onChange={(passengers) => form.change({ passengers })}
          />
          <FieldError>{form.errorOf('passengers')}</FieldError>
        </div>
        <Stepper
          label="Pieces of luggage"
          max={20}
          value={typed.luggage}
          onChange={(luggage) => form.change({ luggage })}
        />
      </div>
    </>
  );
}

/** From, to, day and part of the day; the same for buses and trains. */
function JourneyFields({ form, today }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField label="From" autoComplete="off" {...form.field('from')} />
        <TextField label="To" autoComplete="off" {...form.field('to')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Day" type="date" min={today} {...form.field('date')} />
        <SelectField label="Time" options={optionsOf(TIMINGS, TIMING_LABELS)} {...form.field('timing')} />
      </div>
    </>
  );
}

export function BusFields({ form, today }: FieldsProps) {
  return (
    <>
      <JourneyFields form={form} today={today} />
      <SelectField label="Coach" options={optionsOf(BUS_COACHES, BUS_COACH_LABELS)} {...form.field('coach')} />
    </>
  );
}

export function TrainFields({ form, today }: FieldsProps) {
  return (
    <>
      <JourneyFields form={form} today={today} />
      <div className={styles.pair}>
        <SelectField
          label="Class"
          options={optionsOf(TRAIN_CLASSES, TRAIN_CLASS_LABELS)}
          {...form.field('travelClass')}
        />
        <SelectField label="Quota" options={optionsOf(TRAIN_QUOTAS, TRAIN_QUOTA_LABELS)} {...form.field('quota')} />
      </div>
    </>
  );
}
