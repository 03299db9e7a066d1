'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { PolicyResult } from '#components/ui/policy-result.tsx';
import { companyStaysOptions } from '#features/bookings/client/company/company-queries.ts';
import { PartyField } from '#features/bookings/components/company/party-field.tsx';
import { usePartyOf } from '#features/bookings/components/company/use-party.ts';
import type { Party } from '#features/bookings/contract.ts';
import { partyParams } from '#features/bookings/rules/party.ts';
import {
  HotelListingContext,
  type HotelListingLinks,
} from '#features/hotels/components/listing/hotel-listing-context.ts';
import { HowRanked } from '#features/hotels/components/listing/how-ranked.tsx';
import type { ListingProps } from '#features/hotels/components/listing/listing.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { STAYS_AT_ONCE } from '#features/hotels/rules/listing.ts';
import { packStays } from '#features/hotels/rules/pack-stays.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { STAY_LIMITS, stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { StayPlaceField } from '../../../../../stay-place-field.tsx';
import { SearchBar } from '../../search-bar.tsx';
import { PolicyStrip } from './policy-strip.tsx';

const loadListing = () => import('#features/hotels/components/listing/listing.tsx').then(({ Listing }) => Listing);
const Listing = onDemand<ListingProps>(loadListing, { Meanwhile: LoadingStays });

type CompanyListingProps = {
  party: Party;
  stay: Stay;
  today: IsoDate;
  errors: { dates?: string; rooms?: string };
  words: string;
  onlyInside: boolean;
  /** Where the map's streets come from. */
  tiles: MapTiles | null;
};
type Place = { slug: string; name: string; lat: number; lng: number; near?: string };

/** The hotel listing of a company: the public one, evaluated for its travellers. */
export function CompanyListing({ city, ...asked }: CompanyListingProps & { city: Place | null }) {
  const { stay, today, errors, words } = asked;
  const party = usePartyOf('hotel', { party: asked.party, rooms: stay.rooms.length });
  const unknown =
    words && !city
      ? `We don’t know a city, area or hotel called “${words.slice(0, 60)}”. Check the spelling.`
      : undefined;
  const ready = city !== null && !errors.dates && !errors.rooms;
  return (
    <>
      <SearchBar
        whoTravels={workRoutes.corporateBooking({ mode: 'hotel', ...partyParams(party), ...stayParams(stay) })}
      >
        <StaySearch
          look="bar"
          action={workRoutes.corporateHotelListing({})}
          folded={ready ? city.name : undefined}
          stay={stay}
          today={today}
          lastDay={addDays(today, STAY_LIMITS.daysAhead)}
          errors={errors}
          people={<PartyField party={party} />}
        >
          <StayPlaceField defaultValue={city?.name ?? words} error={unknown} />
        </StaySearch>
      </SearchBar>
      {ready ? (
        <Evaluated city={city} party={party} stay={stay} onlyInside={asked.onlyInside} tiles={asked.tiles} />
      ) : (
        <EmptyState level={1} title="Where to?">
          {unknown ?? errors.dates ?? 'Enter a city, an area or a hotel above.'}
        </EmptyState>
      )}
    </>
  );
}

type EvaluatedProps = { city: Place } & Pick<CompanyListingProps, 'party' | 'stay' | 'onlyInside' | 'tiles'>;

function Evaluated({ city, party, stay, onlyInside, tiles }: EvaluatedProps) {
  const { data, error, refetch } = useQuery(companyStaysOptions({ city: city.slug, stay, party }));
  useEffect(() => void loadListing().catch(() => undefined), []); // beside the prices; `onDemand` tries again
  const [only, setOnly] = useState(onlyInside);
  const verdicts = useMemo(() => new Map(data?.stays.map((found) => [found.slug, found.verdict])), [data]);
  const inside = useMemo(() => data?.stays.filter(({ verdict }) => verdict.inPolicy) ?? [], [data]);
  const packed = useMemo(
    () => packStays({ terms: [], scenes: {}, ...data, stays: (only ? inside : data?.stays) ?? [] }),
    [only, inside, data],
  );
  const context = useMemo<HotelListingLinks>(
    () => ({
      listing: (params) =>
        workRoutes.corporateHotelListing({ ...params, ...partyParams(party), policy: only ? 'in' : undefined }),
      stay: (slug, params) => workRoutes.corporateHotelListing({ hotel: slug, ...params, ...partyParams(party) }),
      note: (slug) => {
        const verdict = verdicts.get(slug);
        return verdict && <PolicyResult verdict={verdict} brief />;
      },
      first: (slug) => verdicts.get(slug)?.inPolicy ?? false,
      lead: data && (
        <PolicyStrip
          place={city.name}
          policy={data.policy}
          inside={inside.length}
          all={data.stays.length}
          noun="stays"
          only={only}
          onChange={setOnly}
        />
      ),
    }),
    [party, only, verdicts, inside, data, city.name],
  );

  if (error && !data) {
    return (
      <ErrorState
        level={1}
        title="The stays could not be checked against your policy"
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={
          <Button variant="out" size="sm" href={workRoutes.corporateBooking(partyParams(party))}>
            Change who travels
          </Button>
        }
      />
    );
  }
  if (!data) return <LoadingStays />;
  if (!data.stays.length)
    return (
      <EmptyState
        level={1}
        title={`No rooms in ${city.name} for these nights`}
        actions={
          <Button variant="ink" size="sm" href={workRoutes.corporateBooking(partyParams(party))}>
            Another place or date
          </Button>
        }
      >
        Everything is sold out, or no stay has rooms for your group.
      </EmptyState>
    );
  return (
    <HotelListingContext value={context}>
      <Listing
        howRanked={<HowRanked />}
        packed={packed}
        city={city}
        near={city.near}
        stay={stay}
        nights={data.nights}
        today={data.today}
        show={STAYS_AT_ONCE}
        tiles={tiles}
      />
    </HotelListingContext>
  );
}

function LoadingStays() {
  return <LoadingCards label="Loading prices and your policy" count={4} />;
}
