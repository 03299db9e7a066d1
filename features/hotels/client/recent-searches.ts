import { isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import { CHANGED, KEY, recentSearchesText } from './recent-searches-text.ts';

/** A search this browser made: enough to make it again and to name it. */
export type RecentSearch = { city: string; name: string; stay: Stay };

const KEPT = 4;

/** Puts a search first; the same place and dates are kept once. A browser that stores nothing is left alone. */
export function rememberSearch(search: RecentSearch): void {
  const same = (other: RecentSearch) =>
    other.city === search.city &&
    other.stay.checkIn === search.stay.checkIn &&
    other.stay.checkOut === search.stay.checkOut;
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...readAll().filter((other) => !same(other))].slice(0, KEPT)));
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    /* storage is full or forbidden: remembering is a courtesy */
  }
}

/** The searches whose check-in is still ahead, latest first. */
export const recentSearches = (today: IsoDate): RecentSearch[] => readAll().filter(({ stay }) => stay.checkIn >= today);

function readAll(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(recentSearchesText() || '[]');
    return Array.isArray(stored) ? stored.filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** What was stored may be of another version, or somebody's play with the developer tools. */
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
