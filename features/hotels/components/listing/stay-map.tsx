'use client';

import { useCallback, useMemo, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import {
  fitPlaces,
  keepInSight,
  scaleBar,
  seen,
  type Size,
  WHOLE,
  ZOOM,
  zoomBy,
} from '#components/map/map-geometry.ts';
import { MapCredit } from '#components/map/map-credit.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { MapTiles as MapTilesSource } from '#lib/shared/map-tiles.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { StaySummary } from '../../contract.ts';
import type { ListingMatch } from '../../rules/listing.ts';
import { areasOf } from './map-areas.ts';
import { MapGround } from './map-ground.tsx';
import { MapCanvas, MapPin } from './map-canvas.tsx';
import { placeNames, placePins } from './map-pins.ts';
import { MapStay } from './map-stay.tsx';
import type { MapTilesProps } from './map-tiles.tsx';
import { pointAt, usePointedSlug } from './pointed-stay.ts';
import styles from './stay-map.module.css';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

/** The element's size in pixels, updated by a ResizeObserver. */
function useSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 372, height: 640 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);
  return size;
}

const MapTiles = onDemand<MapTilesProps>(() => import('./map-tiles.tsx').then((part) => part.MapTiles));

export type StayMapProps = {
  city: { name: string; lat: number; lng: number };
  matches: readonly ListingMatch[];
  /** All stays of the city: they determine the frame and the area names, so that the map does not move with filters. */
  stays: readonly StaySummary[];
  dates: Stay;
  nights: number;
  /** Where streets come from; without it the map is drawn from what we know. */
  tiles?: MapTilesSource | null | undefined;
};

/**
 * The stays at their real relative positions: prices as pins, over streets where a source of tiles is configured. Without one,
 * or until its first tile has come, areas with names and rings of distance about the centre; no coast or streets are drawn,
 * because we have none that are accurate at this scale. The list has the same content as text.
 */
export function StayMap({ city, matches, stays, dates, nights, tiles }: StayMapProps) {
  const [withStreets, setWithStreets] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [view, setView] = useState(WHOLE);
  const [chosen, setChosen] = useState('');
  const pointed = usePointedSlug();
  const project = useMemo(() => fitPlaces(stays, size), [stays, size]);
  const grounds = useMemo(() => areasOf(stays, project), [stays, project]);
  const match = matches.find(({ stay }) => stay.slug === chosen);
  const first = matches.find(({ stay }) => stay.slug === (pointed || chosen));

  const { pins, dots, names } = useMemo(() => {
    const items = matches.map((item) => ({ item, at: seen(project(item.stay), view, size) }));
    const placed = placePins(items, priceOf, size, first);
    const shown = grounds.map(({ name, middle, stays: count }) => ({
      name,
      at: seen(middle, view, size),
      stays: count,
    }));
    return { ...placed, names: placeNames(shown, placed.taken, size) };
  }, [matches, project, view, size, first, grounds]);

  const zoom = (factor: number) =>
    setView((now) =>
      zoomBy(
        now,
        factor,
        match ? seen(project(match.stay), now, size) : { x: size.width / 2, y: size.height / 2 },
        size,
      ),
    );
  const move = (x: number, y: number) => setView((now) => keepInSight({ ...now, x: now.x + x, y: now.y + y }, size));
  const choose = useCallback((slug: string) => {
    setChosen((before) => (slug === before ? '' : slug));
    pointAt(slug);
  }, []);
  const close = useCallback(() => {
    setChosen('');
    pointAt('');
  }, []);

  return (
    <div ref={frame} className={styles.map}>
      <MapCanvas
        move={move}
        onZoom={(factor, about) => setView((now) => zoomBy(now, factor, about, size))}
        label={t('Map of {city}: {stays}. Arrow keys move it, plus and minus zoom.', {
          city: t(city.name),
          stays: counted(matches.length, 'stay'),
        })}
      >
        {tiles && (
          <MapTiles source={tiles} project={project} view={view} size={size} onLoad={() => setWithStreets(true)} />
        )}
        <MapGround
          size={size}
          view={view}
          areas={withStreets ? NONE : grounds}
          names={withStreets ? NONE : names}
          rings={!withStreets}
          dots={dots}
          scale={scaleBar(project, city, view.zoom)}
          centre={seen(project(city), view, size)}
        />
      </MapCanvas>
      <ul className={styles.pins} aria-label={t('Prices on the map')}>
        {[...pins]
          .sort((a, b) => a.at.y - b.at.y)
          .map(({ item, at }) => (
            <MapPin
              key={item.stay.slug}
              match={item}
              at={at}
              label={priceOf(item)}
              chosen={item.stay.slug === chosen}
              onChoose={choose}
            />
          ))}
      </ul>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={t('Zoom in')}
          aria-disabled={view.zoom >= ZOOM.most || undefined}
          onClick={() => zoom(ZOOM.step)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={t('Zoom out')}
          aria-disabled={view.zoom <= ZOOM.least || undefined}
          onClick={() => zoom(1 / ZOOM.step)}
        >
          <Icon name="minus" />
        </button>
      </div>
      {tiles && <MapCredit tiles={tiles} />}
      {match && <MapStay match={match} dates={dates} nights={nights} onClose={close} />}
    </div>
  );
}

const NONE: [] = [];

const priceOf = ({ offer }: ListingMatch): string => formatMoney(money(offer.total));
