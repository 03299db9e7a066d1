import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { readParty } from '#features/bookings/rules/party.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { emptySearch } from '#features/flights/rules/search/trip-input.ts';
import { clock } from '#lib/server/clock.ts';
import { HOME_ZONE, addDays } from '#lib/shared/dates.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { flightSearchFields } from '../../../(consumer)/flight-places.tsx';
import { CompanyDesk } from './company-desk.tsx';

export const metadata: Metadata = { title: 'Book for work', robots: { index: false } };

const PARTS = ['book', 'trips', 'company'] as const;
/** Default departure of a flight search, in days from today. */
const SOON = 14;
const MODES = ['hotel', 'flight'] as const;
const WHEN = ['upcoming', 'past', 'cancelled'] as const;

export default async function CompanyBooking({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const today = clock.today(HOME_ZONE);
  const part = PARTS.find((name) => name === firstOf(asked.part)) ?? 'book';
  const trips = {
    when: WHEN.find((name) => name === firstOf(asked.when)) ?? 'upcoming',
    pageNo: Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1),
  };
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to book for work"
        reason="Who travels, where, and what your travel policy allows."
      >
        <CompanyDesk
          part={part}
          trips={trips}
          party={readParty(firstOf(asked.travellers), firstOf(asked.guests))}
          stay={readStayInput(asked, today).stay}
          mode={MODES.find((name) => name === firstOf(asked.mode)) ?? null}
          flights={flightSearchFields({ asked: emptySearch(addDays(today, SOON)), errors: {}, today })}
        />
      </RequireSession>
    </Page>
  );
}
