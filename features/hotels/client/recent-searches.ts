import { recentList } from '#lib/client/recent-list.ts';
import { formatDateRange, isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';

/** A recent hotel search of this browser. */
type RecentSearch = { city: string; name: string; stay: Stay };

const searches = recentList<RecentSearch>(
  'sarai.recent-searches',
  isSearch,
  (one, other) =>
    one.city === other.city && one.stay.checkIn === other.stay.checkIn && one.stay.checkOut === other.stay.checkOut,
);

export const rememberSearch = searches.remember;

/** Recent searches with future dates, as links. */
export const recentStays = {
  ...searches,
  links: (today: IsoDate) =>
    searches
      .all()
      .filter(({ stay }) => stay.checkIn >= today)
      .map(({ city, name, stay }) => ({
        href: routes.hotelListing({ city, ...stayParams(stay) }),
        words: `${t(name)}, ${formatDateRange(stay.checkIn, stay.checkOut, today)}`,
      })),
};

function isSearch(value: unknown): value is RecentSearch {
  const { city, name, stay } = (value ?? {}) as Partial<RecentSearch>;
  return (
    typeof city === 'string' &&
    typeof name === 'string' &&
    isIsoDate(String(stay?.checkIn)) &&
    isIsoDate(String(stay?.checkOut)) &&
    Array.isArray(stay?.rooms) &&
    stay.rooms.every((room) => Number.isInteger(room?.adults) && Array.isArray(room?.childAges))
  );
}
