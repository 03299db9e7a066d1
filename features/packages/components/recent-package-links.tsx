'use client';

import { useEffect, useMemo } from 'react';
import { RecentLinks } from '#components/ui/recent-links.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { recentPackages, rememberPackages } from '../client/recent-packages.ts';
import { labelText } from './month-label.ts';
import { listHref, type ListFilters } from './list-filters.ts';

export type RecentPackageLinksProps = {
  today: IsoDate;
  asked: ListFilters;
  /** The filters as text, in English. */ words: string;
  /** Whether this search is stored: it has filters and finds something. */ remember: boolean;
};

/** Links to the recent searches for packages of this browser. */
export function RecentPackageLinks({ today, asked, words, remember }: RecentPackageLinksProps) {
  const { sort: _, ...filters } = asked;
  const href = listHref({ ...filters, sort: 'recommended' });
  const chosen = JSON.stringify(filters);
  useEffect(() => {
    if (remember) rememberPackages({ filters: JSON.parse(chosen) as Record<string, string>, href, words });
  }, [remember, chosen, href, words]);
  const recent = useMemo(() => {
    const list = recentPackages(href);
    const translated = (text: string) => text.split(', ').map(labelText).join(', ');
    return {
      ...list,
      links: (day: IsoDate) => list.links(day).map((link) => ({ ...link, words: translated(link.words) })),
    };
  }, [href]);
  return <RecentLinks recent={recent} today={today} />;
}
