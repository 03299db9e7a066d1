import type { ReactNode } from 'react';
import type { BookingView, CompanyView } from '../../contract.ts';
import review from '../review/review.module.css';
import { AskForApproval } from './ask-for-approval.tsx';
import { ForCompany } from './for-company.tsx';
import { NamesFirst } from './names-first.tsx';
import styles from './company.module.css';

/** What the review of a booking out of policy knows, whatever is booked. */
export type OutsideProps<Booking extends BookingView> = {
  booking: Booking;
  company: CompanyView;
  message: string | undefined;
  /** Holds it, when approval is no longer needed. */ again: () => void;
  busy: boolean;
};

type OutsideFrameProps = OutsideProps<BookingView> & {
  /** The form for who travels; `saved` is called once they are stored. */ names: (saved: () => void) => ReactNode;
  /** Ways to something else. */ actions: ReactNode;
  /** The booking beside it. */ side: ReactNode;
};

/** A booking out of policy: why, for whom, the request for approval, and ways to something else. Nothing is held or charged. */
export function OutsideFrame({ booking, company, message, again, busy, names, actions, side }: OutsideFrameProps) {
  return (
    <div className={review.layout}>
      <div className={styles.outside}>
        <h1 className="h1">{company.inPolicy ? 'This trip needs approval' : 'Out of your company’s policy'}</h1>
        <p className="lead muted" role={message ? 'alert' : undefined}>
          {message ?? 'Nothing is held or charged. Here is why, and how to bring it into policy.'}
        </p>
        <h2 className="visually-hidden">Why, and how to bring it into policy</h2>
        <ForCompany company={company} />
        <AskForApproval booking={booking} company={company} hold={again} holding={busy}>
          <NamesFirst named={booking.details !== null} form={names} />
        </AskForApproval>
        <div className={review.actions}>{actions}</div>
      </div>
      {side}
    </div>
  );
}
