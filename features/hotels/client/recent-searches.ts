import { isIsoDate, type IsoDate } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-words.ts';

/** A search this browser made: enough to make it again and to name it. */
export type RecentSearch = { city: string; name: string; stay: Stay };

const KEY = 'sarai.recent-searches';
const KEPT = 4;
const CHANGED = 'sarai:recent-searches';

/** Puts a search first; the same place and dates are kept once. A browser that stores nothing is left alone. */
export function rememberSearch(search: RecentSearch): void {
  const same = (other: RecentSearch) => other.city === search.city && other.stay.checkIn === search.stay.checkIn && other.stay.checkOut === search.stay.checkOut;
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...readAll().filter((other) => !same(other))].slice(0, KEPT)));
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    /* storage is full or forbidden: remembering is a courtesy */
  }
}

/** The searches whose check-in is still ahead, latest first. */
export const recentSearches = (today: IsoDate): RecentSearch[] => readAll().filter(({ stay }) => stay.checkIn >= today);

/** The raw text, which changes exactly when a search is added: the snapshot for `useSyncExternalStore`. */
export function recentSearchesText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Calls back when this tab or another one remembers a search; gives the way to stop. */
export function onRecentSearches(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

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
  return typeof city === 'string' && typeof name === 'string' && isIsoDate(String(stay?.checkIn)) && isIsoDate(String(stay?.checkOut)) && Array.isArray(stay?.rooms) && stay.rooms.every((room) => Number.isInteger(room?.adults) && Array.isArray(room?.childAges));
}
