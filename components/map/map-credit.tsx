import type { MapTiles } from '#lib/shared/map-tiles.ts';
import styles from './map-credit.module.css';

/** Whose streets a map shows, in its corner, as the licence of the source asks. */
export function MapCredit({ tiles: { credit, creditUrl } }: { tiles: MapTiles }) {
  return (
    <a className={styles.credit} href={creditUrl} target="_blank" rel="noreferrer">
      {credit}
    </a>
  );
}
