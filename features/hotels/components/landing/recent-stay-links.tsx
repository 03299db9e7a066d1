'use client';

import { RecentLinks } from '#components/ui/recent-links.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { recentStays } from '../../client/recent-searches.ts';

/** Links to the searches for stays made in this browser. */
export const RecentStayLinks = ({ today }: { today: IsoDate }) => <RecentLinks recent={recentStays} today={today} />;
