'use client';

import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { companyRoomsOptions } from '#features/bookings/client/company/company-queries.ts';
import { usePartyOf } from '#features/bookings/components/company/use-party.ts';
import type { Party } from '#features/bookings/contract.ts';
import { LastRoomHeld, MyHold } from '#features/bookings/components/hold/my-hold.tsx';
import { partyParams } from '#features/bookings/rules/party.ts';
import { readRateId } from '#features/bookings/rules/stay-facts.ts';
import { RoomPicker } from '#features/hotels/components/hotel-page/room-picker.tsx';
import type { NamedRate, RememberedRate } from '#lib/shared/chosen-rate.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { describeRooms, stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { ComingRooms } from './coming-rooms.tsx';
import styles from './company-listing.module.css';

/**
 * One hotel for the travellers: every room and rate with its verdict, and the smallest change for rates out of policy.
 */
export function CompanyRooms({
  hotel: slug,
  party: asked,
  stay,
  seen,
  remembered,
}: {
  hotel: string;
  party: Party;
  stay: Stay;
  seen: number | null;
  remembered: RememberedRate | null;
}) {
  const party = usePartyOf('hotel', { party: asked, rooms: stay.rooms.length });
  const { data, error, refetch } = useQuery(companyRoomsOptions({ hotel: slug, stay, party }));
  const people = partyParams(party);
  if (error && !data)
    return (
      <ErrorState
        level={1}
        title="The rooms could not be loaded"
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={
          <Button variant="out" size="sm" href={workRoutes.corporateBooking(people)}>
            Another search
          </Button>
        }
      />
    );
  if (!data) return <ComingRooms label="Loading rooms and your policy" />;
  const { hotel, rooms, verdicts, checkInAt, now, today } = data;
  const others = workRoutes.corporateHotelListing({
    city: hotel.city.slug,
    ...stayParams(stay),
    ...people,
    policy: 'in',
  });
  const verdictOf = ({ roomTypeId, ratePlanId }: NamedRate) =>
    verdicts.find((one) => one.roomTypeId === roomTypeId && one.ratePlanId === ratePlanId)?.verdict;
  const instead = (rate: NamedRate, choose: (next: NamedRate) => void) => {
    const verdict = verdictOf(rate);
    if (!verdict || verdict.inPolicy || verdict.ask === 'granted') return null;
    const { change } = verdict;
    return (
      <PolicyResult verdict={verdict}>
        {change && ['rate', 'room'].includes(change.kind) ? (
          <Button variant="ink" wide onClick={() => choose(readRateId(change.optionId))}>
            Choose this instead
          </Button>
        ) : (
          <Button variant="ink" wide href={others}>
            Hotels in policy
          </Button>
        )}
        {verdict.ask === 'approver' && (
          <Button type="submit" form="choose-a-rate" variant="txt">
            Request approval
          </Button>
        )}
      </PolicyResult>
    );
  };
  return (
    <>
      <Banner scene={hotel.poster} name={hotel.name} priority className={styles.hero} />
      {rooms.length ? (
        <RoomPicker
          hotel={hotel}
          rooms={rooms}
          stay={stay}
          checkInAt={checkInAt}
          now={now}
          today={today}
          seen={seen}
          remembered={remembered}
          payer="Company pays"
          review={{
            href: workRoutes.corporateHotelReview({}),
            params: Object.fromEntries(Object.entries(people).map(([name, value]) => [name, String(value)])),
          }}
          note={(rate) => <Verdict verdict={verdictOf(rate)} />}
          instead={instead}
        >
          <div className={styles.rooms}>
            <p className="muted">{hotel.address}</p>
            <p>
              <Fact icon="check">
                <span className="strong">{hotel.city.name}:</span> {data.policy}
              </Fact>
            </p>
            <h2 className="h2">Rooms for {formatDateRange(stay.checkIn, stay.checkOut, today)}</h2>
            <p className="muted">
              {describeRooms(stay.rooms)}. Totals for the stay, all taxes included.{' '}
              <a href={others}>Other stays in {hotel.city.name}</a>
            </p>
            <MyHold hotel={slug} stay={stay} />
          </div>
        </RoomPicker>
      ) : (
        <LastRoomHeld hotel={slug} stay={stay} elsewhere={others}>
          <EmptyState
            level={2}
            title="No rooms left for these nights"
            actions={
              <Button variant="ink" size="sm" href={others}>
                Other stays in {hotel.city.name}
              </Button>
            }
          >
            This hotel has no rooms for your group on these nights.
          </EmptyState>
        </LastRoomHeld>
      )}
    </>
  );
}

const Verdict = ({ verdict }: { verdict: Parameters<typeof PolicyResult>[0]['verdict'] | undefined }) =>
  verdict && <PolicyResult verdict={{ ...verdict, change: null }} brief />;
