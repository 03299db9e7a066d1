import { useState } from 'react';
import type { Place, Point, Size, View } from '#components/map/map-geometry.ts';
import { addressOf, tilesInSight } from '#components/map/tiles-in-sight.ts';
import type { MapTiles as Source } from '#lib/shared/map-tiles.ts';
import styles from './stay-map.module.css';

export type MapTilesProps = {
  source: Source;
  project: (place: Place) => Point;
  view: View;
  size: Size;
  /** Called with every tile that was loaded. */
  onLoad: () => void;
};

/** Streets below the pins, from the configured source of tiles. A tile that cannot be loaded leaves its place empty. */
export function MapTiles({ source, project, view, size, onLoad }: MapTilesProps) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const tiles = tilesInSight(project, view, size)
    .map((tile) => ({ ...tile, address: addressOf(source.url, tile) }))
    .filter(({ address }) => !missing.has(address));
  return (
    <div className={styles.tiles} aria-hidden="true">
      {tiles.map(({ z, address, left, top, width, height }) => (
        <img
          key={`${z} ${left} ${top} ${address}`}
          src={address}
          alt=""
          width={width}
          height={height}
          style={{ left, top }}
          draggable={false}
          decoding="async"
          onLoad={onLoad}
          onError={() => setMissing((known) => new Set(known).add(address))}
        />
      ))}
    </div>
  );
}
