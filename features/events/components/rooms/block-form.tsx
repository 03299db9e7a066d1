'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { MoneyField } from '#components/ui/money-field.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import { addDays } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { typedRupees } from '#lib/shared/read-rupees.ts';
import { openBlock } from '../../client/calls.ts';
import { DESK_ROOMS } from '../../client/rooms.ts';
import type { DeskRooms } from '../../contract.ts';
import styles from '../hosting/hosting.module.css';

type Typed = ReturnType<typeof emptyBlock>;

const emptyBlock = ({ startsOn, endsOn, hotel, rates }: DeskRooms) => ({
  hotel,
  ratePlanId: rates[0]?.ratePlanId ?? '',
  checkIn: startsOn,
  checkOut: addDays(endsOn, 1),
  rooms: '10',
  rate: '',
  cutOff: addDays(startsOn, -14),
  freeDays: '3',
});

/** Keeps rooms of a hotel for the event. The hotel is named first: its rates are chosen from. */
export function BlockForm({ code, rooms }: { code: string; rooms: DeskRooms }) {
  const queries = useQueryClient();
  const router = useRouter();
  const form = useForm<Typed>(() => emptyBlock(rooms));
  const { hotel } = form.values;
  const send = async (typed: Typed) => {
    const body = {
      ...typed,
      code,
      rooms: Number(typed.rooms),
      freeDays: Number(typed.freeDays),
      rate: typedRupees(typed.rate).paise ?? 0,
    };
    await callOperation(openBlock, { body, key: randomId() });
    form.change({ rate: '' });
    await queries.invalidateQueries({ queryKey: DESK_ROOMS });
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <h2 className="h2">Keep rooms for the event</h2>
      <TextField
        label="Hotel"
        hint={rooms.hotelName || 'The last part of the address of its page, such as lalit-mahal-view-mysuru.'}
        {...form.field('hotel')}
      />
      {hotel !== rooms.hotel && (
        <div>
          <Button variant="ink" size="sm" onClick={() => router.push(eventRoutes.deskRooms(code, hotel))}>
            Show its rooms
          </Button>
        </div>
      )}
      {rooms.rates.length > 0 && hotel === rooms.hotel && (
        <>
          <SelectField
            label="Room and rate"
            hint="The event’s rate is at most the public price of this one."
            options={rooms.rates.map(({ ratePlanId, label }) => ({ value: ratePlanId, label }))}
            {...form.field('ratePlanId')}
          />
          <div className={styles.pair}>
            <TextField label="First night" type="date" {...form.field('checkIn')} />
            <TextField label="Last morning" type="date" {...form.field('checkOut')} />
            <TextField label="Rooms each night" inputMode="numeric" {...form.field('rooms')} />
            <MoneyField
              label="Rate a night"
              name="rate"
              hint="Before tax, in steps of ten rupees."
              value={form.values.rate}
              onValue={(rate) => form.change({ rate })}
              error={form.errorOf('rate')}
            />
            <TextField
              label="Cut-off"
              hint="The last day on which guests book. Then what is left goes back on sale."
              type="date"
              {...form.field('cutOff')}
            />
            <TextField
              label="Free cancellation, days before check-in"
              hint="After that there is no refund."
              inputMode="numeric"
              {...form.field('freeDays')}
            />
          </div>
          <FormFailure message={form.problem} />
          <div>
            <Button type="submit" variant="go" busy={form.sending} busyLabel="Taking the rooms…">
              Keep the rooms
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
