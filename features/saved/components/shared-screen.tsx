'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useFragment } from '#lib/client/use-fragment.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { SharedListProps } from './shared-list.tsx';

const Loading = () => <LoadingRows label={t('Loading the shared list')} count={3} />;
const SharedList = onDemand<SharedListProps>(() => import('./shared-list.tsx').then((part) => part.SharedList), {
  Meanwhile: Loading,
});

/** Saved stays that somebody shared, by the key in the address. */
export function SharedScreen({ today }: { today: IsoDate }) {
  const listKey = useFragment('key');
  return listKey === null ? <Loading /> : <SharedList listKey={listKey} today={today} />;
}
