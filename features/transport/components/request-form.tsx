'use client';

import { useRouter } from 'next/navigation';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { requestTransport } from '../client/calls.ts';
import { TRANSPORT } from '../client/queries.ts';
import type { TransportDetails, TransportMode } from '../details.ts';
import type { CostFields } from '../rules/cost-fields.ts';
import { BusFields, CarFields, TrainFields, type TypedRequest } from './detail-fields.tsx';
import styles from './transport.module.css';

type CostField = { name: keyof CostFields; label: string; /** Id of the names it suggests. */ list?: string };
type RequestFormProps = {
  mode: TransportMode;
  travellerIds: readonly string[];
  today: IsoDate;
  /** The cost fields the company requires. */ costFields: readonly CostField[];
};

const THINGS: Record<TransportMode, string> = { car: 'car', bus: 'bus', train: 'train' };

/** The request for a car, a bus or a train. Who travels is chosen beside it. */
export function RequestForm({ mode, travellerIds, today, costFields }: RequestFormProps) {
  const router = useRouter();
  const form = useDraftForm<TypedRequest>(
    `transport-${mode}`,
    { ...emptyDetails(mode, today, travellerIds.length), reason: '', costCentre: '', project: '' },
    (path) => path.replace(/^details\./, ''),
  );
  const ask = useSend(requestTransport, {
    reads: TRANSPORT,
    done: ({ bookingId }) => {
      form.forget();
      router.push(workRoutes.transportRequest(bookingId));
    },
  });
  const send = ({ reason, costCentre, project, ...details }: TypedRequest) =>
    ask.sendOrThrow({ details, reason, costCentre, project, travellerIds: [...travellerIds] });
  const typed = form.values;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <RestoredDraft {...form} />
      {typed.mode === 'car' && <CarFields typed={typed} form={form} today={today} />}
      {typed.mode === 'bus' && <BusFields form={form} today={today} />}
      {typed.mode === 'train' && <TrainFields form={form} today={today} />}
      <TextField
        label="Reason for the trip"
        hint="Your approvers and our travel desk see this."
        maxLength={300}
        autoComplete="off"
        {...form.field('reason')}
      />
      {costFields.length > 0 && (
        <div className={styles.pair}>
          {costFields.map(({ name, ...field }) => (
            <TextField key={name} maxLength={60} autoComplete="off" {...field} {...form.field(name)} />
          ))}
        </div>
      )}
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="go" busy={form.sending} busyLabel="Sending…">
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
