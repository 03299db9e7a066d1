import { LineEditor } from '#components/ui/line-editor.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { FieldError } from '#components/ui/field.tsx';
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
import { MOST_PASSENGERS, MOST_STOPS } from '../rules/limits.ts';
import styles from './transport.module.css';

type Of<Mode extends TransportDetails['mode']> = Extract<TransportDetails, { mode: Mode }>;
type FieldsProps<Mode extends TransportDetails['mode']> = {
  details: Of<Mode>;
  today: IsoDate;
  errors: Partial<Record<string, string>>;
  onChange: (details: Of<Mode>) => void;
};

/** Pick-up, drop, stops, times, class, passengers and luggage. */
export function CarFields({ details, today, errors, onChange }: FieldsProps<'car'>) {
  const set = (part: Partial<Of<'car'>>) => onChange({ ...details, ...part });
  const text = (name: 'city' | 'pickUp' | 'drop', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      value={details[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={errors[name]}
      autoComplete="off"
    />
  );
  const moment = (name: 'date' | 'time' | 'untilDate' | 'untilTime', label: string, min?: string) => (
    <TextField
      label={label}
      type={name === 'time' || name === 'untilTime' ? 'time' : 'date'}
      min={min}
      value={details[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={errors[name]}
    />
  );
  return (
    <>
      {text('city', 'City', 'Where the car is needed')}
      <div className={styles.pair}>
        {text('pickUp', 'Pick-up')}
        {text('drop', 'Drop')}
      </div>
      <LineEditor
        lines={details.stops}
        most={MOST_STOPS}
        addLabel="Add a stop"
        newLine={() => ''}
        nameOf={(_, at) => `stop ${at + 1}`}
        onLines={(stops) => set({ stops })}
        lineClassName={styles.stop}
      >
        {(stop, at, remove) => (
          <>
            <TextField
              label={`Stop ${at + 1}`}
              value={stop}
              onChange={(event) => set({ stops: details.stops.with(at, event.target.value) })}
              error={errors[`stops.${at}`]}
              autoComplete="off"
            />
            {remove}
          </>
        )}
      </LineEditor>
      <div className={styles.pair}>
        {moment('date', 'Pick-up day', today)}
        {moment('time', 'Pick-up time')}
      </div>
      <div className={styles.pair}>
        {moment('untilDate', 'Needed until', details.date)}
        {moment('untilTime', 'Time of the drop')}
      </div>
      <SelectField
        label="Car"
        options={optionsOf(CAR_CLASSES, CAR_CLASS_LABELS)}
        value={details.carClass}
        onChange={(event) => set({ carClass: event.target.value as Of<'car'>['carClass'] })}
        error={errors.carClass}
      />
      <div className={styles.pair}>
        <div>
          <Stepper
            label="Passengers"
            min={1}
            max={MOST_PASSENGERS}
            value={details.passengers}
            onChange={(passengers) => set({ passengers })}
          />
          <FieldError>{errors.passengers}</FieldError>
        </div>
        <Stepper label="Pieces of luggage" max={20} value={details.luggage} onChange={(luggage) => set({ luggage })} />
      </div>
    </>
  );
}

type Journey = Pick<Of<'bus'>, 'from' | 'to' | 'date' | 'timing'>;
type JourneyFieldsProps = {
  details: Journey;
  today: IsoDate;
  errors: FieldsProps<'bus'>['errors'];
  set: (part: Partial<Journey>) => void;
};

/** From, to, day and part of the day; the same for buses and trains. */
function JourneyFields({ details, today, errors, set }: JourneyFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="From"
          value={details.from}
          onChange={(event) => set({ from: event.target.value })}
          error={errors.from}
          autoComplete="off"
        />
        <TextField
          label="To"
          value={details.to}
          onChange={(event) => set({ to: event.target.value })}
          error={errors.to}
          autoComplete="off"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Day"
          type="date"
          min={today}
          value={details.date}
          onChange={(event) => set({ date: event.target.value })}
          error={errors.date}
        />
        <SelectField
          label="Time"
          options={optionsOf(TIMINGS, TIMING_LABELS)}
          value={details.timing}
          onChange={(event) => set({ timing: event.target.value as Of<'bus'>['timing'] })}
          error={errors.timing}
        />
      </div>
    </>
  );
}

export function BusFields(props: FieldsProps<'bus'>) {
  const { details, errors, onChange } = props;
  return (
    <>
      <JourneyFields {...props} set={(part) => onChange({ ...details, ...part })} />
      <SelectField
        label="Coach"
        options={optionsOf(BUS_COACHES, BUS_COACH_LABELS)}
        value={details.coach}
        onChange={(event) => onChange({ ...details, coach: event.target.value as Of<'bus'>['coach'] })}
        error={errors.coach}
      />
    </>
  );
}

export function TrainFields(props: FieldsProps<'train'>) {
  const { details, errors, onChange } = props;
  return (
    <>
      <JourneyFields {...props} set={(part) => onChange({ ...details, ...part })} />
      <div className={styles.pair}>
        <SelectField
          label="Class"
          options={optionsOf(TRAIN_CLASSES, TRAIN_CLASS_LABELS)}
          value={details.travelClass}
          onChange={(event) => onChange({ ...details, travelClass: event.target.value as Of<'train'>['travelClass'] })}
          error={errors.travelClass}
        />
        <SelectField
          label="Quota"
          options={optionsOf(TRAIN_QUOTAS, TRAIN_QUOTA_LABELS)}
          value={details.quota}
          onChange={(event) => onChange({ ...details, quota: event.target.value as Of<'train'>['quota'] })}
          error={errors.quota}
        />
      </div>
    </>
  );
}
