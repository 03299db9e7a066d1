'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { PutRight } from '#components/feedback/put-right.tsx';
import { companyFlightsOptions } from '#features/bookings/client/company/company-queries.ts';
import { FlightPartyField } from '#features/bookings/components/company/flight-party-field.tsx';
import { MyFlightHold } from '#features/bookings/components/hold/my-hold.tsx';
import { usePartyOf } from '#features/bookings/components/company/use-party.ts';
import type { Party } from '#features/bookings/contract.ts';
import { partyParams } from '#features/bookings/rules/party.ts';
import { FlightSearch, type FlightSearchProps } from '#features/flights/components/search/flight-search.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { tripParams, type Trip } from '#lib/shared/trip-shape.ts';
import { SearchBar } from '../../search-bar.tsx';
import { EvaluatedFlights } from './evaluated-flights.tsx';

type Fields = Pick<FlightSearchProps, 'asked' | 'errors' | 'today' | 'lastDay' | 'places'>;
type CompanyFlightsProps = {
  fields: Fields;
  trip: Trip | null;
  party: Party;
  chosen: string[];
  onlyInside: boolean;
  sentinels: boolean;
};

/** The trip as the search takes it: the party supplies the passengers. */
const asked = (trip: Trip): { from: string; to: string; depart: string } & Record<string, string> => {
  const { adults: _adults, from, to, depart, ...rest } = tripParams(trip);
  return {
    ...Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
    from: String(from),
    to: String(to),
    depart: String(depart),
  };
};
/** "Bengaluru (BLR)" without its code. */
const cityOf = (words: string): string => words.replace(/ \([A-Z. a-z]+\)$/, '');
const NOTHING = { from: '', to: '', depart: '' };

/** The flight listing of a company: the public one, evaluated for its travellers. */
export function CompanyFlights({
  fields,
  trip,
  party: named,
  chosen: first,
  onlyInside,
  sentinels,
}: CompanyFlightsProps) {
  const party = usePartyOf('flight', { party: named });
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const found = useQuery({
    ...companyFlightsOptions({
      trip: trip ? asked(trip) : NOTHING,
      party,
      chosen: [...chosen],
      ...(sentinels ? { sentinels: 'yes' as const } : {}),
    }),
    enabled: trip !== null && party.travellerIds.length + party.guests > 0,
    placeholderData: keepPreviousData,
  });
  const refused = found.error instanceof ApiFailure ? found.error.fields : {};
  const errors = {
    ...fields.errors,
    ...refused,
    ...(refused['party.travellerIds'] ? { adults: refused['party.travellerIds'] } : {}),
  };
  const wrong = Object.keys(errors).length;
  const [leg] = fields.asked.legs;
  return (
    <>
      <SearchBar whoTravels={workRoutes.corporateBooking({ mode: 'flight', ...partyParams(party) })}>
        <FlightSearch
          key={wrong ? 'to put right' : 'asked'}
          look="bar"
          {...fields}
          errors={errors}
          folded={trip && leg && !wrong ? `${cityOf(leg.from)} to ${cityOf(leg.to)}` : undefined}
          action={workRoutes.corporateFlightListing({})}
          people={<FlightPartyField party={party} cabin={trip?.cabin ?? 2} />}
        />
      </SearchBar>
      {trip ? (
        <>
          <MyFlightHold searched={trip.bounds} />
          <EvaluatedFlights {...found} trip={trip} party={party} onlyInside={onlyInside} onChosen={setChosen} />
        </>
      ) : wrong ? (
        <PutRight count={wrong}>
          Fix the search above and the flights will appear here. The rest of your search is kept.
        </PutRight>
      ) : (
        <EmptyState level={1} title="Where to?">
          Enter above where you fly from and to.
        </EmptyState>
      )}
    </>
  );
}
