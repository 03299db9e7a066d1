'use client';

import { RecentLinks } from '#components/ui/recent-links.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { recentStays } from '../../client/recent-searches.ts';

/** Links to the recent hotel searches of this browser. */
export const RecentStayLinks = ({ today }: { today: IsoDate }) => <RecentLinks recent={recentStays} today={today} />;
