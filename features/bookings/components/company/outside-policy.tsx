import { Button } from '#components/ui/button.tsx';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { StayBooking } from '../../contract.ts';
import { partyParams } from '../../rules/party.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { GuestForm } from '../review/guest-form.tsx';
import { OutsideFrame, type OutsideProps } from './outside-frame.tsx';

export type OutsidePolicyProps = OutsideProps<StayBooking> & { hotelHref: string };

/** A room out of policy: why, for whom, and the smallest change that brings it in. Nothing is held or charged. */
export function OutsidePolicy({ hotelHref, ...outside }: OutsidePolicyProps) {
  const { booking, company } = outside;
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
    <OutsideFrame
      {...outside}
      names={(saved) => <GuestForm booking={booking} onNamed={saved} />}
      actions={
        <>
          {elsewhere && (
            <Button variant="out" href={elsewhere}>
              Hotels in policy
            </Button>
          )}
          <Button variant="out" href={hotelHref}>
            Choose another rate or room
          </Button>
        </>
      }
      side={<BookingSide booking={booking} />}
    />
  );
}
