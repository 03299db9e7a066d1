import 'server-only';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { env } from './env.ts';

/** The configured source of map tiles (MAP_TILES_URL and its neighbours); null where there is none. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_CREDIT: credit, MAP_TILES_CREDIT_URL: creditUrl } = env();
  return url && credit && creditUrl ? { url, credit, creditUrl } : null;
}
