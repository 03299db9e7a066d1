import Link from 'next/link';
import { routes } from '#lib/shared/routes.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../parts/parts.module.css';

/** Where the group meets, who runs the journey, and our own help. */
export function MeetingPoint({ journey: { meets, operatedBy } }: { journey: PackageBooking['package'] }) {
  return (
    <div className="muted">
      <p>
        Meet at {meets.time}: {meets.place}, {meets.city}.
      </p>
      <p className={styles.contact}>
        <span>Operated by {operatedBy}</span>
        <Link href={routes.help()} prefetch={false}>
          Help with this booking
        </Link>
      </p>
    </div>
  );
}
