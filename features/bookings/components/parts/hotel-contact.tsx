import Link from 'next/link';
import { routes } from '#lib/shared/routes.ts';
import { telephoneHref } from '#lib/shared/telephone.ts';
import type { StayBooking } from '../../contract.ts';
import styles from './parts.module.css';

/** Where the hotel is, its telephone where known at booking time, and our own help. */
export function HotelContact({ hotel }: { hotel: StayBooking['hotel'] }) {
  return (
    <div className="muted">
      <p>{hotel.address}</p>
      <p className={styles.contact}>
        {hotel.telephone && (
          <span>
            Hotel’s telephone: <a href={telephoneHref(hotel.telephone)}>{hotel.telephone}</a>
          </span>
        )}
        <Link href={routes.help()} prefetch={false}>
          Help with this booking
        </Link>
      </p>
    </div>
  );
}
