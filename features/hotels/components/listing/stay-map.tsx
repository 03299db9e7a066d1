'use client';

import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import type { StaySummary } from '../../contract.ts';
import type { ListingMatch } from '../../rules/listing.ts';
import { fitPlaces, keepInSight, scaleBar, seen, WHOLE, ZOOM, zoomBy, type Point, type Size, type View } from './map-geometry.ts';
import { MapGround } from './map-ground.tsx';
import { MapPin } from './map-pin.tsx';
import { placeNames, placePins } from './map-pins.ts';
import { MapStay } from './map-stay.tsx';
import { pointAt, usePointedSlug } from './pointed-stay.ts';
import styles from './stay-map.module.css';

export type StayMapProps = {
  city: { name: string; lat: number; lng: number };
  matches: readonly ListingMatch[];
  /** All stays of the city: they fix the frame and the names of areas, so that the ground stands still. */
  stays: readonly StaySummary[];
  dates: Stay;
  nights: number;
};

const STEP = 60;

/**
 * The stays at their real relative places: areas by name, prices as pins, a scale. No coast or street is drawn, as we
 * have none that is right at this scale. The list says the same in words.
 */
export function StayMap({ city, matches, stays, dates, nights }: StayMapProps) {
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
    const shown = grounds.map(({ name, middle, stays: count }) => ({ name, at: seen(middle, view, size), stays: count }));
    return { ...placed, names: placeNames(shown, placed.taken, size) };
  }, [matches, project, view, size, first, grounds]);

  const zoom = (factor: number) => setView((now) => zoomBy(now, factor, { x: size.width / 2, y: size.height / 2 }, size));
  const move = (x: number, y: number) => setView((now) => keepInSight({ ...now, x: now.x + x, y: now.y + y }, size));
  const choose = (slug: string) => {
    setChosen(slug === chosen ? '' : slug);
    pointAt(slug === chosen ? '' : slug);
  };

  return (
    <div ref={frame} className={styles.map}>
      <Paper move={move} onZoom={(factor, about) => setView((now) => zoomBy(now, factor, about, size))} label={`Map of ${city.name}: ${matches.length} stays. Arrow keys move it, plus and minus zoom.`}>
        <MapGround size={size} view={view} areas={grounds} names={names} dots={dots} scale={scaleBar(project, city, view.zoom)} centre={seen(project(city), view, size)} />
      </Paper>
      <ul className={styles.pins} aria-label="Prices on the map">
        {[...pins].sort((a, b) => a.at.y - b.at.y).map(({ item, at }) => (
          <MapPin key={item.stay.slug} match={item} at={at} label={priceOf(item)} chosen={item.stay.slug === chosen} onChoose={choose} />
        ))}
      </ul>
      <div className={styles.zoom}>
        <button type="button" aria-label="Zoom in" aria-disabled={view.zoom >= ZOOM.most || undefined} onClick={() => zoom(ZOOM.step)}><Icon name="plus" /></button>
        <button type="button" aria-label="Zoom out" aria-disabled={view.zoom <= ZOOM.least || undefined} onClick={() => zoom(1 / ZOOM.step)}><Icon name="minus" /></button>
      </div>
      {match && <MapStay match={match} dates={dates} nights={nights} onClose={() => choose(chosen)} />}
    </div>
  );
}

const priceOf = ({ offer }: ListingMatch): string => formatMoney(money(offer.total));

export type AreaGround = { name: string; middle: Point; radius: number; stays: number };

/** Each area: the middle of its stays, and a circle that holds most of them. */
function areasOf(stays: readonly StaySummary[], project: (place: StaySummary) => Point): AreaGround[] {
  return [...Map.groupBy(stays, (stay) => stay.area)].map(([name, members]) => {
    const points = members.map(project);
    const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
    const distances = points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)).sort((a, b) => a - b);
    return { name, middle, radius: Math.max(14, (distances[Math.floor(distances.length * 0.8)] ?? 0) + 10), stays: members.length };
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type PaperProps = { move: (x: number, y: number) => void; onZoom: (factor: number, about: Point) => void; label: string; children: React.ReactNode };

/** What is dragged: by the pointer, or by arrow keys when it has the focus. */
function Paper({ move, onZoom, label, children }: PaperProps) {
  const held = useRef<Point>(undefined);
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    move(clientX - held.current.x, clientY - held.current.y);
    held.current = { x: clientX, y: clientY };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moves: Record<string, [number, number]> = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] };
    const by = moves[event.key];
    const { width, height } = event.currentTarget.getBoundingClientRect();
    if (by) move(...by);
    else if (event.key === '+' || event.key === '=') onZoom(ZOOM.step, { x: width / 2, y: height / 2 });
    else if (event.key === '-') onZoom(1 / ZOOM.step, { x: width / 2, y: height / 2 });
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.paper} role="application" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        held.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove} onPointerUp={() => (held.current = undefined)} onPointerCancel={() => (held.current = undefined)}
      onDoubleClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        onZoom(ZOOM.step, { x: event.clientX - box.left, y: event.clientY - box.top });
      }}
    >
      {children}
    </div>
  );
}

/** The frame's size in pixels, followed as it changes. */
function useSize(frame: React.RefObject<HTMLElement | null>): Size {
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

export type { View };
