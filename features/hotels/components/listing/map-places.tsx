'use client';

import { lazy, memo, Suspense } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { useMediaQuery } from '#components/ui/use-media-query.ts';
import type { StayMapProps } from './stay-map.tsx';
import styles from './listing.module.css';

/** The map is fetched when it is first shown. */
const StayMap = lazy(() => import('./stay-map.tsx').then((map) => ({ default: map.StayMap })));

/** Beside the list, where there is room for both. */
export const MapAside = memo(function MapAside(map: StayMapProps) {
  const wide = useMediaQuery('(min-width: 1081px)');
  return (
    <aside className={styles.map} aria-label="Map of the stays">
      {wide && <Suspense><StayMap {...map} /></Suspense>}
    </aside>
  );
});

/** In a dialog, where there is not. */
export function MapDialog({ open, onClose, ...map }: StayMapProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="Map of the stays" hideTitle bare size="lg" onClose={onClose}>
      <div className={styles.mapInDialog}>
        <Suspense><StayMap {...map} /></Suspense>
      </div>
    </Dialog>
  );
}
