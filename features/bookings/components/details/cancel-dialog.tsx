'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { useCancel, useCancelQuote } from '../../client/use-cancel.ts';
import type { StayBooking } from '../../contract.ts';
import { ratesOfStay, roomText } from '../../rules/room-text.ts';
import { inMoney } from '../parts/booking-money.ts';
import type { RefundTarget } from '../parts/refund-to.tsx';
import { CancelActions, CancelRefund } from './cancel-parts.tsx';
import { cancelLabel, RoomChoice } from './room-choice.tsx';

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
    <Dialog open title={t(several ? 'What do you want to cancel?' : 'Cancel this booking?')} grows onClose={onClose}>
      {several && (
        <RoomChoice
          rooms={booking.rooms.map(({ at }, position) => ({ at, label: roomLabel(booking, position) }))}
          chosen={rooms}
          onChoose={setRooms}
        />
      )}
      {!rooms.length && <p className="muted">{t('Choose at least one room.')}</p>}
      {rooms.length > 0 && !data && !problem && <Skeleton width="80%" height={24} />}
      {data && (
        <CancelRefund
          booking={booking}
          quote={data}
          keeps={(amount) => t('{refund}; the hotel keeps {amount}.', { amount, refund: '{refund}' })}
          clock={(when) => t('{when} at the hotel', { when })}
          endLabel={t('check-in')}
          target={refundTo}
          onTarget={setRefundTo}
        />
      )}
      <CancelActions
        problem={problem}
        label={cancelLabel(rooms.length, whole || !several)}
        ready={Boolean(data)}
        busy={cancel.isPending}
        onCancel={confirm}
        onClose={onClose}
      />
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
  return `${t('Room {n}', { n: position + 1 })}: ${type}${named}${people}, ${inMoney(booking, total)}`;
}
