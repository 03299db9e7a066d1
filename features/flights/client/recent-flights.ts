import { recentList } from '#lib/client/recent-list.ts';
import { formatDate, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';

/** A recent flight search of this browser: address, places as text, first and last day. */
type RecentFlights = { search: string; places: string; first: IsoDate; last: IsoDate };

const searches = recentList<RecentFlights>(
  'sarai.recent-flights',
  isSearch,
  (one, other) => one.places === other.places && one.first === other.first && one.last === other.last,
);

export const rememberFlights = searches.remember;

/** Recent searches with future dates, as links. */
export const recentFlights = {
  ...searches,
  links: (today: IsoDate) =>
    searches
      .all()
      .filter(({ first }) => first >= today)
      .map(({ search, places, first, last }) => ({
        href: `${routes.flightListing({})}?${search}`,
        words: `${places}, ${formatDate(first, today)}${last === first ? '' : ` – ${formatDate(last, today)}`}`,
      })),
};

function isSearch(value: unknown): value is RecentFlights {
  const { search, places, first, last } = (value ?? {}) as Partial<RecentFlights>;
  return (
    typeof search === 'string' && typeof places === 'string' && isIsoDate(String(first)) && isIsoDate(String(last))
  );
}
