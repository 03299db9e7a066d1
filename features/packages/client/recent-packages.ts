import { recentList } from '#lib/client/recent-list.ts';
import type { IsoDate } from '#lib/shared/dates.ts';

/** Filters of a recent search for packages in this browser, its address, and its filters as text in English. */
export type RecentPackages = { filters: Record<string, string>; href: string; words: string };

/** A search that narrows down or widens another one replaces it: one set of filters contains the other. */
const searches = recentList<RecentPackages>(
  'sarai.recent-packages',
  isSearch,
  ({ filters: one }, { filters: other }) => contains(one, other) || contains(other, one),
);

export const rememberPackages = searches.remember;

/** Recent searches for packages, as links; without months that are over, and without the search of the page, `current`. */
export const recentPackages = (current: string) => ({
  ...searches,
  links: (today: IsoDate) =>
    searches
      .all()
      .filter(({ filters, href }) => href !== current && !(filters.month && filters.month < today.slice(0, 7)))
      .map(({ href, words }) => ({ href, words })),
});

const contains = (all: Record<string, string>, part: Record<string, string>): boolean =>
  Object.entries(part).every(([name, value]) => all[name] === value);

function isSearch(value: unknown): value is RecentPackages {
  const { filters, href, words } = (value ?? {}) as Partial<RecentPackages>;
  return (
    typeof href === 'string' &&
    /^\/packages\?/.test(href) &&
    typeof words === 'string' &&
    typeof filters === 'object' &&
    filters !== null &&
    Object.values(filters).every((filter) => typeof filter === 'string')
  );
}
