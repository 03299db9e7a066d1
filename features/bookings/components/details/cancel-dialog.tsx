'use client';

import { useState } from 'react';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { useCancel } from '../../client/use-cancel.ts';
import { useCancelQuote } from '../../client/use-cancel-quote.ts';
import type { StayBooking } from '../../contract.ts';
import { ratesOfStay, roomText } from '../../rules/room-text.ts';
import { atHotel, inMoney, todayAt } from '../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../parts/refund-to.tsx';
import { toggled } from '../parts/toggled.ts';
import styles from './details.module.css';

/**
 * Selects the rooms to cancel, where there are several (none is preselected), shows the refund now and later, then asks
 * to confirm. A refund that fell meanwhile is shown again before anything is cancelled.
 */
export function CancelDialog({ booking, onClose }: { booking: StayBooking; onClose: () => void }) {
  const all = booking.rooms.map(({ at }) => at);
  const [rooms, setRooms] = useState(() => (all.length === 1 ? all : []));
  const quote = useCancelQuote(booking._id, rooms);
  const cancel = useCancel();
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const data = rooms.length ? quote.data : undefined;
  const several = all.length > 1;
  const whole = rooms.length === all.length;
  const confirm = () =>
    data &&
    cancel.mutate(
      { bookingId: booking._id, ...(several ? { rooms } : {}), expectedRefund: data.refund, refundTo },
      { onSuccess: onClose, onError: () => void quote.refetch() },
    );
  const problem = cancel.error ?? quote.error;

  return (
    <Dialog open title={several ? 'What do you want to cancel?' : 'Cancel this booking?'} onClose={onClose}>
      {several && (
        <div className={styles.choices}>
          <FieldGroup legend="Rooms">
            {booking.rooms.map((room, position) => (
              <Check
                key={room.at}
                label={roomLabel(booking, position)}
                checked={rooms.includes(room.at)}
                onChange={() => setRooms((before) => toggled(before, room.at))}
              />
            ))}
          </FieldGroup>
          {!whole && (
            <Button size="sm" onClick={() => setRooms(all)}>
              Select all rooms
            </Button>
          )}
        </div>
      )}
      {!rooms.length && <p className="muted">Choose at least one room.</p>}
      {rooms.length > 0 && !data && !problem && <Skeleton width="80%" height={24} />}
      {data && (
        <div className="stack">
          <p className="lead" role="status">
            <strong>{data.refund > 0 ? `${inMoney(booking, data.refund)} comes back` : 'Nothing comes back'}</strong>
            {data.charge > 0 ? `; the hotel keeps ${inMoney(booking, data.charge)}` : ''}.
          </p>
          {data.holdsUntil && data.refund > 0 && (
            <p className="small muted">
              This applies until {atHotel(booking, data.holdsUntil)} at the hotel
              {besideReader(data.holdsUntil, booking.hotel.zone)}. After that, the refund is smaller.
            </p>
          )}
          {data.steps.length > 1 && (
            <RefundCurve
              steps={data.steps}
              total={data.refund + data.charge}
              currency={booking.currency}
              zone={booking.hotel.zone}
              today={todayAt(booking)}
              endLabel="check-in"
            />
          )}
          {data.refund > 0 && <RefundTo booking={booking} split={data} target={refundTo} onChange={setRefundTo} />}
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="ink" onClick={confirm} busy={cancel.isPending} busyLabel="Cancelling…" disabled={!data}>
          {whole || !several ? 'Cancel the booking' : rooms.length > 1 ? 'Cancel these rooms' : 'Cancel this room'}
        </Button>
        <Button variant="out" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

/** "Room 2: Ms Asha Rao, 2 adults, ₹7,434", with the type and rate where rooms differ. */
function roomLabel(booking: StayBooking, position: number): string {
  const { occupancy, room, total } = booking.rooms[position]!;
  const guest = booking.details?.guests[position];
  const [people] = describeRooms([occupancy]).split(' · ');
  const named = guest ? `${guest.title} ${guest.firstName} ${guest.lastName}, ` : '';
  const type = ratesOfStay(booking).length > 1 ? `${roomText(room)}, ` : '';
  return `Room ${position + 1}: ${type}${named}${people}, ${inMoney(booking, total)}`;
}
