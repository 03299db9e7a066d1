'use client';

import { Button } from '#components/ui/button.tsx';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { useBooker, usePartyOf } from '#features/bookings/components/company/use-party.ts';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { StayPlaceField } from '../stay-place-field.tsx';

const SOON = 14;

/** The search of the work home: a stay for oneself; flights and other travellers are a press away. */
export function WorkSearch() {
  const party = usePartyOf({ travellerIds: [], guests: 0 });
  const modes = useBooker()?.settings.modes ?? [];
  const today = dateInZone(new Date(), 'Asia/Kolkata');
  const checkIn = addDays(today, SOON);
  return (
    <div className="stack">
      {modes.includes('hotel') && (
        <div className="card">
          <StaySearch
            look="card"
            action={routes.corporateHotelListing({})}
            stay={{ checkIn, checkOut: addDays(checkIn, 1), rooms: [{ adults: 1, childAges: [] }] }}
            today={today}
            lastDay={addDays(today, STAY_LIMITS.daysAhead)}
            people={<PartyField party={party} rooms={1} />}
          >
            <StayPlaceField />
          </StaySearch>
        </div>
      )}
      <div className="row folds">
        {modes.includes('flight') && (
          <Button size="sm" icon="plane" href={routes.corporateBooking({ mode: 'flight' })}>
            Search flights
          </Button>
        )}
        <Button variant="txt" size="sm" href={routes.corporateBooking()}>
          Book for somebody else
        </Button>
      </div>
    </div>
  );
}
