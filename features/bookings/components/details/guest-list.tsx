import { t } from '#lib/shared/texts.ts';
import type { GuestDetails } from '../../contract.ts';
import { guestsOfRoom } from '../../rules/guest-text.ts';
import styles from './details.module.css';

type GuestListProps = {
  details: GuestDetails;
  /** Label of the requests: "Request to the hotel". */
  asked?: string;
};

/** Guests, contact, and requests to the seller. */
export function GuestList({ details, asked = t('Request to the hotel') }: GuestListProps) {
  return (
    <dl className={styles.guests}>
      <div>
        <dt>{t(details.guests.length > 1 || details.guests[0]?.others ? 'Guests' : 'Guest')}</dt>
        <dd>{details.guests.map(guestsOfRoom).join(', ')}</dd>
      </div>
      <div>
        <dt>{t('Confirmation to')}</dt>
        <dd>
          {details.email}, {details.mobile}
        </dd>
      </div>
      {details.requests && (
        <div>
          <dt>{asked}</dt>
          <dd>{details.requests}</dd>
        </div>
      )}
      {details.gst && (
        <div>
          <dt>{t('GST invoice for')}</dt>
          <dd>
            {details.gst.companyName}, {details.gst.number}
            {details.gst.address && <span className={`small muted ${styles.address}`}>{details.gst.address}</span>}
          </dd>
        </div>
      )}
    </dl>
  );
}
