import { classNames } from '#components/ui/class-names.ts';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { MapCredit } from './map-credit.tsx';
import { WHOLE } from './map-geometry.ts';
import { badgeWidth, FRAME, layOutRoute, placesOf, type RouteMarker, type RouteStop, runsOf } from './route-layout.ts';
import styles from './route-map.module.css';
import { addressOf, tilesInSight } from './tiles-in-sight.ts';

/** How often larger than `FRAME` a wide screen shows the map: the zoom level of tiles is that of a wide screen. */
const WIDE = 2;

type RouteMapProps = {
  route: readonly RouteStop[];
  /** Where streets come from; without it the places are drawn on plain ground. */
  tiles: MapTiles | null;
};

/**
 * Where a journey goes: its places at their true relative positions, numbered, and the days of each. The picture has the same
 * content as the list below it. A journey that stays in one place has none. Needs no script where the server renders it.
 */
export function RouteMap({ route, tiles }: RouteMapProps) {
  if (new Set(route.map(({ city }) => city)).size < 2) return null;
  const { project, markers, line, scale } = layOutRoute(route, t);
  return (
    <figure className={styles.route}>
      <div className={styles.frame}>
        <div aria-hidden="true">
          {tiles && <Tiles source={tiles} project={project} />}
          <svg className={styles.line} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="none">
            <polyline points={line.map(({ x, y }) => `${rounded(x)},${rounded(y)}`).join(' ')} />
          </svg>
          {markers.map((marker) => (
            <Marker key={marker.places[0]?.number} marker={marker} />
          ))}
          <span className={styles.scale} style={{ width: share(scale.pixels, FRAME.width) }}>
            {t('{n} km', { n: scale.kilometres })}
          </span>
        </div>
        {tiles && <MapCredit tiles={tiles} />}
      </div>
      <ol className={styles.places} aria-label={t('Places of the journey')}>
        {placesOf(route).map(({ number, city, days }) => (
          <li key={number}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <span>{t(city)}</span> <span className="muted">{daysText(days)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="small muted">{t('The lines show the order of the places, not the roads.')}</figcaption>
    </figure>
  );
}

function Marker({ marker }: { marker: RouteMarker }) {
  const { places, at, side } = marker;
  const position = { left: share(at.x, FRAME.width), top: share(at.y, FRAME.height) };
  return (
    <div className={styles.marker} style={{ ...position, width: badgeWidth(marker) }}>
      <span className={styles.number}>{places.map(({ number }) => number).join(', ')}</span>
      {side && (
        <span className={classNames(styles.name, styles[side])}>{places.map(({ city }) => t(city)).join(', ')}</span>
      )}
    </div>
  );
}

/** Streets below the route. Its frame keeps its proportions, so shares of it are enough to place them. */
function Tiles({ source, project }: { source: MapTiles; project: ReturnType<typeof layOutRoute>['project'] }) {
  const size = { width: WIDE * FRAME.width, height: WIDE * FRAME.height };
  const enlarged: typeof project = (place) => {
    const { x, y } = project(place);
    return { x: WIDE * x, y: WIDE * y };
  };
  return (
    <div className={styles.tiles}>
      {tilesInSight(enlarged, WHOLE, size).map(({ left, top, width, height, ...tile }) => (
        <img
          key={`${left} ${top}`}
          src={addressOf(source.url, tile)}
          alt=""
          loading="lazy"
          decoding="async"
          style={{
            left: share(left, size.width),
            top: share(top, size.height),
            width: share(width, size.width),
            height: share(height, size.height),
          }}
        />
      ))}
    </div>
  );
}

/** "Day 4", "Days 1 to 3 and 5". */
function daysText(days: readonly number[]): string {
  if (days.length === 1) return t('Day {n}', { n: days[0] ?? 0 });
  const runs = runsOf(days).map(({ first, last }) =>
    first === last ? String(first) : t('{from} to {to}', { from: first, to: last }),
  );
  return t('Days {days}', { days: andList(runs) });
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`;
