import { Button } from '#components/ui/button.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { CompanyView, FlightBooking } from '../../contract.ts';
import { partyParams } from '../../rules/party-params.ts';
import { FlightSide } from '../flights/parts/flight-side.tsx';
import { TravellersForm } from '../flights/review/travellers-form.tsx';
import { useFlightLinks } from '../flights/parts/use-flight-links.ts';
import review from '../review/review.module.css';
import { AskForApproval } from './ask-for-approval.tsx';
import { ForCompany } from './for-company.tsx';
import { NamesFirst } from './names-first.tsx';
import styles from './company.module.css';

export type OutsideFlightProps = {
  booking: FlightBooking;
  company: CompanyView;
  message: string | undefined;
  /** Holds it, when approval is no longer needed. */ again: () => void;
  busy: boolean;
};

/** A flight out of policy: why, for whom, and the nearest flight in policy. Nothing is held or charged. */
export function OutsideFlight({ booking, company, message, again, busy }: OutsideFlightProps) {
  const links = useFlightLinks();
  const change = company.travellers.find(({ verdict }) => verdict.change)?.verdict.change;
  const instead =
    change && ['fare', 'cabin', 'time'].includes(change.kind) && change.priceDifference !== null
      ? workRoutes.corporateFlightReview({
          offers: change.optionId,
          seen: booking.total + change.priceDifference,
          ...partyParams({
            travellerIds: company.travellers.flatMap(({ userId }) => userId ?? []),
            guests: company.guests,
          }),
        })
      : null;
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
          <NamesFirst
            named={booking.details !== null}
            form={(saved) => <TravellersForm booking={booking} onNamed={saved} />}
          />
        </AskForApproval>
        <div className={review.actions}>
          {instead && (
            <Button variant="out" href={instead}>
              Choose this instead
            </Button>
          )}
          <Button variant="out" href={links.again(booking)}>
            Choose another flight
          </Button>
        </div>
      </div>
      <FlightSide booking={booking} />
    </div>
  );
}
