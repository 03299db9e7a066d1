import { Sentence } from '#components/ui/sentence.tsx';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { BookingHelp } from '../../parts/booking-help.tsx';
import styles from '../../parts/parts.module.css';

/** Where the group meets, who runs the journey, and our own help. */
export function MeetingPoint({ booking }: { booking: PackageBooking }) {
  const { meets, operatedBy } = booking.package;
  return (
    <div className="muted">
      <p>
        <Sentence
          text={t('Meet at {time}: {place}, {city}.')}
          parts={{
            time: meets.time,
            place: <span lang={dataLanguage()}>{meets.place}</span>,
            city: t(meets.city),
          }}
        />
      </p>
      <p className={styles.contact}>
        <span>{t('Operated by {operator}', { operator: operatedBy })}</span>
        <BookingHelp code={booking.confirmationCode} />
      </p>
    </div>
  );
}
