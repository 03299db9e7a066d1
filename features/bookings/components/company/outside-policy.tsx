import { Button } from '#components/ui/button.tsx';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { CompanyView, StayBooking } from '../../contract.ts';
import { partyParams } from '../../rules/party-params.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { GuestForm } from '../review/guest-form.tsx';
import review from '../review/review.module.css';
import { AskForApproval } from './ask-for-approval.tsx';
import { ForCompany } from './for-company.tsx';
import { NamesFirst } from './names-first.tsx';
import styles from './company.module.css';

export type OutsidePolicyProps = {
  booking: StayBooking;
  company: CompanyView;
  hotelHref: string;
  message: string | undefined;
  /** Holds it, when approval is no longer needed. */ again: () => void;
  busy: boolean;
};

/** A room out of policy: why, for whom, and the smallest change that brings it in. Nothing is held or charged. */
export function OutsidePolicy({ booking, company, hotelHref, message, again, busy }: OutsidePolicyProps) {
  const elsewhere = company.travellers.some(({ verdict }) => verdict.change?.kind === 'hotel')
    ? workRoutes.corporateHotelListing({
        where: booking.hotel.city,
        ...stayParams(booking.stay),
        ...partyParams({
          travellerIds: company.travellers.flatMap(({ userId }) => userId ?? []),
          guests: company.guests,
        }),
        policy: 'in',
      })
    : null;
  return (
    <div className={review.layout}>
      <div className={styles.outside}>
        <h1 className="h1">{company.inPolicy ? 'This trip needs approval' : 'Out of your company’s policy'}</h1>
        <p className="lead muted" role={message ? 'alert' : undefined}>
          {message ?? 'Nothing is held or charged. Here is why, and how to bring it into policy.'}
        </p>
        <ForCompany company={company} />
        <AskForApproval booking={booking} company={company} hold={again} holding={busy}>
          <NamesFirst
            named={booking.details !== null}
            form={(saved) => <GuestForm booking={booking} onNamed={saved} />}
          />
        </AskForApproval>
        <div className={review.actions}>
          {elsewhere && (
            <Button variant="out" href={elsewhere}>
              Hotels in policy
            </Button>
          )}
          <Button variant="out" href={hotelHref}>
            Choose another rate or room
          </Button>
        </div>
      </div>
      <BookingSide booking={booking} />
    </div>
  );
}
