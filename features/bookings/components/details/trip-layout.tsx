import type { ReactNode } from 'react';
import { Banner } from '#components/ui/banner.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './details.module.css';

export type TripLayoutProps = {
  booking: BookingView;
  poster: PosterScene;
  /** The hotel, package or route; names the page. */
  name: string;
  children: ReactNode;
  /** The card of the booking, beside it. */
  side: ReactNode;
  /** The open dialog. */
  dialog: ReactNode;
};

/** A trip's page: banner, what is booked and can be changed, the price trail, and the booking's card. */
export function TripLayout({ booking, poster, name, children, side, dialog }: TripLayoutProps) {
  return (
    <>
      <Banner
        scene={poster}
        name={name}
        height={280}
        phone={{ width: 390, height: 240, at: 0.74 }}
        priority
        className={styles.banner}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          {children}
          <h2 className={`h3 ${styles.heading}`}>{t('How the price came about')}</h2>
          <PriceTrail booking={booking} />
        </div>
        {side}
        {dialog}
      </div>
    </>
  );
}
