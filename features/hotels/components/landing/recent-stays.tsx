'use client';

import { RecentLinks } from '#components/ui/recent-links.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { recentStays } from '../../client/recent-searches.ts';

/** The searches for stays made in this browser; the line has its height from the start. */
export const RecentStays = ({ today }: { today: IsoDate }) => <RecentLinks recent={recentStays} today={today} />;
