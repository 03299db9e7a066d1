import { Button } from '#components/ui/button.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { FlightBooking } from '../../contract.ts';
import { partyParams } from '../../rules/party.ts';
import { FlightSide } from '../flights/parts/flight-side.tsx';
import { TravellersForm } from '../flights/review/travellers-form.tsx';
import { useFlightLinks } from '../flights/parts/use-flight-links.ts';
import { OutsideFrame, type OutsideProps } from './outside-frame.tsx';

export type OutsideFlightProps = OutsideProps<FlightBooking>;

/** A flight out of policy: why, for whom, and the nearest flight in policy. Nothing is held or charged. */
export function OutsideFlight(props: OutsideFlightProps) {
  const { booking, company } = props;
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
    <OutsideFrame
      {...props}
      names={(saved) => <TravellersForm booking={booking} onNamed={saved} />}
      actions={
        <>
          {instead && (
            <Button variant="out" href={instead}>
              Choose the in-policy option
            </Button>
          )}
          <Button variant="out" href={links.again(booking)}>
            Choose another flight
          </Button>
        </>
      }
      side={<FlightSide booking={booking} />}
    />
  );
}
