'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraft } from '#lib/client/use-draft.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestTransport } from '../client/calls.ts';
import { TRANSPORT } from '../client/queries.ts';
import type { TransportDetails, TransportMode } from '../details.ts';
import type { CostFields } from '../rules/cost-fields.ts';
import { BusFields, CarFields, TrainFields } from './detail-fields.tsx';
import styles from './transport.module.css';

type CostField = { name: keyof CostFields; label: string; /** Id of the names it suggests. */ list?: string };
type RequestFormProps = {
  mode: TransportMode;
  travellerIds: readonly string[];
  today: IsoDate;
  /** The cost fields the company requires. */ costFields: readonly CostField[];
};

type Typed = CostFields & { details: TransportDetails; reason: string };

/** Errors by field, without those of fields that were changed since the request was sent. */
function errorsOf(errors: FieldErrors, sent: Typed | null, typed: Typed): FieldErrors {
  const named = Object.entries(errors).map(([path, text]) => [path.replace(/^details\./, ''), text] as const);
  const valueIn = (form: Typed | null, path: string) =>
    form && (Reflect.get({ ...form, ...form.details }, path.split('.')[0] ?? path) as unknown);
  return Object.fromEntries(named.filter(([path]) => valueIn(sent, path) === valueIn(typed, path)));
}

const THINGS: Record<TransportMode, string> = { car: 'car', bus: 'bus', train: 'train' };

/** The request for a car, a bus or a train. Who travels is chosen beside it. */
export function RequestForm({ mode, travellerIds, today, costFields }: RequestFormProps) {
  const router = useRouter();
  const {
    value: typed,
    set,
    forget,
    ...draft
  } = useDraft<Typed>(`transport-${mode}`, {
    details: emptyDetails(mode, today, travellerIds.length),
    reason: '',
    costCentre: '',
    project: '',
  });
  const { details, reason } = typed;
  const [sent, setSent] = useState<Typed | null>(null);
  const ask = useSend(requestTransport, {
    reads: TRANSPORT,
    done: ({ bookingId }) => {
      forget();
      router.push(workRoutes.transportRequest(bookingId));
    },
  });
  const errors = errorsOf(ask.fields, sent, typed);
  const fields = { today, errors, onChange: (next: TransportDetails) => set({ ...typed, details: next }) };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(typed);
        ask.send({ ...typed, travellerIds: [...travellerIds] });
      }}
    >
      <RestoredDraft {...draft} />
      {details.mode === 'car' && <CarFields details={details} {...fields} />}
      {details.mode === 'bus' && <BusFields details={details} {...fields} />}
      {details.mode === 'train' && <TrainFields details={details} {...fields} />}
      <TextField
        label="Reason for the trip"
        hint="Your approvers and our travel desk see this."
        value={reason}
        onChange={(event) => set({ ...typed, reason: event.target.value })}
        error={errors.reason}
        maxLength={300}
        autoComplete="off"
      />
      {costFields.length > 0 && (
        <div className={styles.pair}>
          {costFields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              value={typed[name]}
              onChange={(event) => set({ ...typed, [name]: event.target.value })}
              error={errors[name]}
              maxLength={60}
              autoComplete="off"
            />
          ))}
        </div>
      )}
      <FormFailure message={errors.travellerIds ?? errors.mode ?? ask.message ?? undefined} />
      <div className={styles.buttons}>
        <Button type="submit" variant="go" busy={ask.busy} busyLabel="Sending…">
          Request this {THINGS[mode]}
        </Button>
      </div>
      <p className="small muted">
        Nothing is booked or charged by asking. You get quotes, and choose one before it expires.
      </p>
    </form>
  );
}

/** The form as it opens: a week ahead. */
function emptyDetails(mode: TransportMode, today: IsoDate, travellers: number): TransportDetails {
  const date = addDays(today, 7);
  if (mode === 'car')
    return {
      mode,
      city: '',
      pickUp: '',
      drop: '',
      stops: [],
      date,
      time: '09:00',
      untilDate: date,
      untilTime: '18:00',
      carClass: 'sedan',
      luggage: 1,
      passengers: Math.max(1, travellers),
    };
  const journey = { from: '', to: '', date, timing: 'any' as const };
  return mode === 'bus' ? { mode, ...journey, coach: 'any' } : { mode, ...journey, travelClass: '3A', quota: 'GN' };
}
