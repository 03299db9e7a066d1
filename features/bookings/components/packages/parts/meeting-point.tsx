import type { PackageBooking } from '../../../contract.ts';
import { BookingHelp } from '../../parts/booking-help.tsx';
import styles from '../../parts/parts.module.css';

/** Where the group meets, who runs the journey, and our own help. */
export function MeetingPoint({ booking }: { booking: PackageBooking }) {
  const { meets, operatedBy } = booking.package;
  return (
    <div className="muted">
      <p>
        Meet at {meets.time}: {meets.place}, {meets.city}.
      </p>
      <p className={styles.contact}>
        <span>Operated by {operatedBy}</span>
        <BookingHelp code={booking.confirmationCode} />
      </p>
    </div>
  );
}
