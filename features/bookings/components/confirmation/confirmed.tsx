import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Poster, type PosterScene } from '#components/ui/poster.tsx';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { ForCompany } from '../company/company-parts.tsx';
import { inMoney } from '../parts/booking-money.ts';
import { Documents } from '../parts/documents.tsx';
import { PriceTrail } from '../parts/price-trail.tsx';
import styles from './confirmation.module.css';

export type ConfirmedProps = {
  booking: BookingView;
  /** The picture, with the place and the dates below it. */
  poster: PosterScene;
  place: string;
  dates: ReactNode;
  /** "Casa Marina is confirmed" */
  title: string;
  /** A supplier's codes, each with its label. */
  codes: readonly { label: string; code: string | null }[];
  /** Address of the trip's page. */
  trip: string;
  /** What to know before the trip, below the amount paid. */
  children?: ReactNode;
  /** What is booked, between the codes and the price trail. */
  contents?: ReactNode;
  /** The card of the booking, beside it. */
  side: ReactNode;
};

/** A confirmed booking: picture, codes, amount paid, documents, what is booked, and the price trail. */
export function Confirmed({
  booking,
  poster,
  place,
  dates,
  title,
  codes,
  trip,
  children,
  contents,
  side,
}: ConfirmedProps) {
  const { payment, company, details } = booking;
  const amount = inMoney(booking, payment.wallet + payment.gateway);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <div className={styles.done}>
          <div className={styles.print} aria-hidden="true">
            <Poster
              {...poster}
              width={300}
              height={400}
              phone={{ width: 340, height: 200 }}
              priority
              className={styles.picture}
            />
            <p className={styles.place}>{place}</p>
            <p className="small muted">{dates}</p>
          </div>
          <div className={styles.words}>
            <h1 className="h1">{title}</h1>
            {codes.map(({ label, code }) => (
              <p key={code} className={styles.code}>
                {label} <strong>{code}</strong>
              </p>
            ))}
            <p className="lead">
              {payment.wallet > 0 && payment.gateway > 0
                ? t(
                    company
                      ? '{amount} paid, {part} of it from your company’s account.'
                      : '{amount} paid, {part} of it from your wallet.',
                    { amount, part: inMoney(booking, payment.wallet) },
                  )
                : t('{amount} paid.', { amount })}
            </p>
            {details && <p>{t('We email the confirmation to {email}.', { email: details.email })}</p>}
            {children}
            {company && <ForCompany company={company} />}
            <Documents booking={booking} />
            <Button variant="ink" href={trip} className={styles.open}>
              {t('Open this trip')}
            </Button>
          </div>
        </div>
        {contents}
        <TripHeading>{t('How the price came about')}</TripHeading>
        <PriceTrail booking={booking} />
      </div>
      {side}
    </div>
  );
}

/** The heading of a part of a confirmed booking. */
export const TripHeading = ({ children }: { children: ReactNode }) => (
  <h2 className={`h3 ${styles.heading}`}>{children}</h2>
);
