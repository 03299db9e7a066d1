'use client';

import { FieldError } from '#components/ui/field.tsx';
import { Pager } from '#components/ui/pager.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { capital } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useDeskBookings } from '../../client/desk/desk-queries.ts';
import { DESK_PAGE } from '../../rules/desk/needs-person.ts';
import { BookingRows } from './booking-rows.tsx';
import { countText } from './count-text.ts';
import styles from './desk-bookings.module.css';
import { FindBooking } from './find-booking.tsx';

/** Bookings that need a person, and the search for any booking. */
export function DeskBookings({ page }: { page: number }) {
  const { data, error } = useDeskBookings(page);
  return (
    <div className={styles.screen}>
      <h1 className="h1">Bookings</h1>
      <FindBooking />
      <section className={styles.part}>
        <h2 className="h3">{data?.count ? capital(countText(data.count)) : 'Need attention'}</h2>
        {error && (
          <div role="alert">
            <FieldError>{error.message}</FieldError>
          </div>
        )}
        {!data && !error && <LoadingRows label="Loading the bookings" count={4} />}
        {data && !data.count && (
          <p className="muted">None. Suppliers have answered, and refunds are made within ten minutes.</p>
        )}
        {data && data.count > 0 && <BookingRows label="Bookings that need attention" bookings={data.bookings} />}
        <Pager
          page={page}
          pages={Math.ceil((data?.count ?? 0) / DESK_PAGE)}
          hrefOf={(to) => workRoutes.deskBookings({ page: to })}
        />
      </section>
    </div>
  );
}
