'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { useCancel, useCancelQuote } from '../../../client/use-cancel.ts';
import type { PackageBooking } from '../../../contract.ts';
import { CancelActions, CancelRefund } from '../../details/cancel-parts.tsx';
import { cancelLabel, RoomChoice } from '../../details/room-choice.tsx';
import { inMoney } from '../../parts/booking-money.ts';
import type { RefundTarget } from '../../parts/refund-to.tsx';

/**
 * Selects the rooms to cancel, where there are several (none is preselected), or the whole package, shows the refund now and later,
 * then asks to confirm. A refund that fell meanwhile is shown again before anything is cancelled.
 */
export function CancelPackageDialog({ booking, onClose }: { booking: PackageBooking; onClose: () => void }) {
  const { cancelRooms } = booking;
  const all = booking.rooms.map(({ at }) => at);
  const byRoom = all.length > 1 && cancelRooms.allowed;
  const [rooms, setRooms] = useState(() => (byRoom ? [] : all));
  const whole = rooms.length === all.length;
  const quote = useCancelQuote(booking._id, whole ? null : rooms);
  const cancel = useCancel();
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const data = rooms.length ? quote.data : undefined;
  const confirm = () =>
    data &&
    cancel.mutate(
      { bookingId: booking._id, ...(whole ? {} : { rooms }), expectedRefund: data.refund, refundTo },
      { onSuccess: onClose, onError: () => void quote.refetch() },
    );
  const problem = cancel.error ?? (rooms.length ? quote.error : null);

  return (
    <Dialog open title={t(byRoom ? 'What do you want to cancel?' : 'Cancel this booking?')} grows onClose={onClose}>
      {byRoom && (
        <RoomChoice
          rooms={booking.rooms.map(({ at }, position) => ({ at, label: roomLabel(booking, position) }))}
          chosen={rooms}
          onChoose={setRooms}
        />
      )}
      {all.length > 1 && !byRoom && <p className="small muted">{messageText(cancelRooms.reason ?? '')}</p>}
      {!rooms.length && <p className="muted">{t('Choose at least one room. Its travellers are cancelled with it.')}</p>}
      {rooms.length > 0 && !data && !problem && <Skeleton width="80%" height={24} />}
      {data && (
        <CancelRefund
          booking={booking}
          quote={data}
          keeps={(amount) => t('{refund}; the tour operator keeps {amount}.', { amount, refund: '{refund}' })}
          note={whole ? undefined : stayingText(booking)}
          endLabel={t('start')}
          target={refundTo}
          onTarget={setRefundTo}
        />
      )}
      <CancelActions
        problem={problem}
        label={cancelLabel(rooms.length, whole)}
        ready={Boolean(data)}
        busy={cancel.isPending}
        onCancel={confirm}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** "Private guide and private transfer stay booked for the other travellers." */
function stayingText({ cancelRooms: { staying } }: PackageBooking): string {
  if (!staying.length) return t('The others travel as booked.');
  return t('The others travel as booked, and keep: {extras}.', {
    extras: andList(staying.map((one) => messageText(one))),
  });
}

/** "Room 2: Ms Asha Iyer, 2 adults, 1 child, ₹54,600". */
function roomLabel(booking: PackageBooking, position: number): string {
  const { occupancy, share } = booking.rooms[position]!;
  const guest = booking.details?.guests[position];
  const [people] = describeRooms([occupancy]).split(' · ');
  const named = guest ? `${guest.title} ${guest.firstName} ${guest.lastName}, ` : '';
  return `${t('Room {n}', { n: position + 1 })}: ${named}${people}, ${inMoney(booking, share)}`;
}
