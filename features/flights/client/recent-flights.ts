import { recentList } from '#lib/client/recent-list.ts';
import { formatDate, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';

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
        words: `${placesText(places)}, ${formatDate(first, today)}${last === first ? '' : ` – ${formatDate(last, today)}`}`,
      })),
};

const BACK = ' and back';

/** The places of a search, "Bengaluru to Delhi and back", in the language of the page. */
function placesText(places: string): string {
  const route = places
    .replace(BACK, '')
    .split(' to ')
    .map((city) => t(city))
    .reduce((from, to) => t('{from} to {to}', { from, to }));
  return places.endsWith(BACK) ? t('{route} and back', { route }) : route;
}

function isSearch(value: unknown): value is RecentFlights {
  const { search, places, first, last } = (value ?? {}) as Partial<RecentFlights>;
  return (
    typeof search === 'string' && typeof places === 'string' && isIsoDate(String(first)) && isIsoDate(String(last))
  );
}
