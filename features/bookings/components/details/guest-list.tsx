import type { GuestDetails } from '../../contract.ts';
import styles from './details.module.css';

/** Guests, contact, and requests to the hotel. */
export function GuestList({ details }: { details: GuestDetails }) {
  return (
    <dl className={styles.guests}>
      <div>
        <dt>{details.guests.length > 1 ? 'Guests' : 'Guest'}</dt>
        <dd>{details.guests.map((guest) => `${guest.title} ${guest.firstName} ${guest.lastName}`).join(', ')}</dd>
      </div>
      <div>
        <dt>Confirmation to</dt>
        <dd>
          {details.email}, {details.mobile}
        </dd>
      </div>
      {details.requests && (
        <div>
          <dt>Asked of the hotel</dt>
          <dd>{details.requests}</dd>
        </div>
      )}
      {details.gst && (
        <div>
          <dt>GST invoice for</dt>
          <dd>
            {details.gst.companyName}, {details.gst.number}
            {details.gst.address && <span className={`small muted ${styles.address}`}>{details.gst.address}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
