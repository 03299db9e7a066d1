'use client';

import { Button } from '#components/ui/button.tsx';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { useBooker, useTravellersOf } from '#features/bookings/components/company/use-party.ts';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { comingWeekend } from '#lib/shared/stay-params.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { StayPlaceField } from '../stay-place-field.tsx';

/** The search of the work home: a stay for whom the tab has selected, with links to flights and other travellers. */
export function WorkSearch() {
  const party = useTravellersOf('hotel', { party: { travellerIds: [], guests: 0 } });
  const modes = useBooker()?.settings.modes ?? [];
  const today = dateInZone(new Date(), deviceZone());
  return (
    <div className="stack">
      {modes.includes('hotel') && (
        <div className="card">
          <StaySearch
            look="card"
            action={workRoutes.corporateHotelListing({})}
            stay={{ ...comingWeekend(today), rooms: [{ adults: 1, childAges: [] }] }}
            today={today}
            lastDay={addDays(today, STAY_LIMITS.daysAhead)}
            people={<PartyField party={party} />}
          >
            <StayPlaceField />
          </StaySearch>
        </div>
      )}
      <div className="row folds">
        {modes.includes('flight') && (
          <Button size="sm" icon="plane" href={workRoutes.corporateBooking({ mode: 'flight' })}>
            Search flights
          </Button>
        )}
        <Button variant="txt" size="sm" href={workRoutes.corporateBooking()}>
          Book for someone else
        </Button>
      </div>
    </div>
  );
}
