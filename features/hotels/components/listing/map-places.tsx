'use client';

import { memo } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useDeferredBelowFold } from '#components/ui/use-deferred-below-fold.ts';
import { useMediaQuery } from '#components/ui/use-media-query.ts';
import type { StayMapProps } from './stay-map.tsx';
import styles from './listing.module.css';
import { t } from '#lib/shared/texts.ts';

/** The map is loaded when first shown. Where loading fails, the list has the same content. */
const StayMap = onDemand<StayMapProps>(() => import('./stay-map.tsx').then((map) => map.StayMap));

/** Beside the list, on wide screens. */
export const MapAside = memo(function MapAside(map: StayMapProps) {
  const wide = useMediaQuery('(min-width: 1081px)');
  const room = useDeferredBelowFold(wide, false);
  return (
    <aside className={styles.map} aria-label={t('Map of the stays')}>
      {room && <StayMap {...map} />}
    </aside>
  );
});
