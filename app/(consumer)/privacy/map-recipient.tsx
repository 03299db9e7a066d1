import { mapTiles } from '#lib/server/map-tiles.ts';

/** Where pictures of maps come from, where a source of them is configured. */
export function MapRecipient() {
  const tiles = mapTiles();
  if (!tiles) return null;
  return (
    <p>
      {new URL(tiles.url).host}, when a map is shown: your network address, and which part of the map you look at. Your
      browser loads the map’s pictures from there.
    </p>
  );
}
