import { classNames } from '#components/ui/class-names.ts';
import { termsBeside } from '#lib/shared/refund-text.ts';
import type { StayBooking } from '../../contract.ts';
import { ratesOfStay, refundOfRate, rateText, roomNumbers } from '../../rules/room-text.ts';
import { inMoney, todayAt } from './booking-money.ts';
import styles from './parts.module.css';

/** The rooms of a stay whose rooms differ: each with its type, rate, meals, price, and refund terms where they still matter. */
export function RoomsOfBooking({ booking }: { booking: StayBooking }) {
  const { checkInAt, hotel, now, rooms } = booking;
  const refunds = ratesOfStay(booking).map((rate) => ({
    ...rate,
    refund: termsBeside(
      [rate.room.rateName],
      refundOfRate(rate, { now, checkInAt, zone: hotel.zone, today: todayAt(booking) }),
    ),
  }));
  const open = !booking.refund && now < checkInAt;
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ at, room, total }, position) => {
        const refund = refunds.find(({ positions }) => positions.includes(position))?.refund;
        return (
          <li key={at}>
            <span className={styles.roomName}>
              <span className="small faint">{roomNumbers([position])}</span>
              <span className="strong">{room.name}</span>
              <span className="small muted">{rateText(room)}</span>
              {open && refund && (
                <span className={classNames('small', refund.tone === 'muted' ? 'muted' : refund.tone)}>
                  {refund.text}
                </span>
              )}
            </span>
            <span className="small">{inMoney(booking, total)}</span>
          </li>
        );
      })}
    </ul>
  );
}
