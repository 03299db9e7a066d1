import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';

export type BookedExtrasProps = { booking: PackageBooking };

/** What was added to a package: transfers, extra nights with their dates and hotel, a guide, meals. */
export function BookedExtras({ booking }: BookedExtrasProps) {
  return (
    <section aria-labelledby="added">
      <h2 id="added" className={`h3 ${styles.heading}`}>
        Added to the journey
      </h2>
      <dl className={styles.guests}>
        {booking.extras.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
