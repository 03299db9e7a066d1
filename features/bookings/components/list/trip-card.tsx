import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Fact } from '#components/ui/fact.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { PosterCard } from '#components/ui/poster-card.tsx';
import { Price } from '#components/ui/price.tsx';
import type { BookingSummary } from '../../contract.ts';
import styles from './list.module.css';
import type { StatusLine } from './status-line.ts';

export type TripCardProps = {
  booking: Pick<BookingSummary, '_id' | 'state' | 'total' | 'currency'>;
  scene: PosterScene;
  title: string;
  /** Where an unpaid booking continues. */
  review: string;
  /** Where every other booking is shown. */
  trip: string;
  status: StatusLine;
  /** Below the total: what it covers. */
  totalFor: string;
  /** Dates and people, one line each. */
  children: ReactNode;
};

/** One booking in the list: place, dates, status and price. */
export function TripCard({ booking, scene, title, review, trip, status, totalFor, children }: TripCardProps) {
  const open = booking.state === 'held' || booking.state === 'quoted';
  return (
    <PosterCard
      scene={scene}
      href={open ? review : trip}
      end={
        <>
          <Price money={{ amount: booking.total, currency: booking.currency }} size="md" />
          <p className="small muted">{totalFor}</p>
        </>
      }
    >
      <h2 className="h3">{title}</h2>
      {children}
      <p className={classNames('small', styles.status)}>
        <Fact tone={status.tone} icon={status.icon ?? (status.tone === 'plain' ? 'clock' : undefined)}>
          {status.text}
        </Fact>
      </p>
    </PosterCard>
  );
}
