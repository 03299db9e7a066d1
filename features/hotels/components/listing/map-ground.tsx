import { type Point, type Size, type View, seen } from '#components/map/map-geometry.ts';
import type { AreaName } from './map-pins.ts';
import type { AreaGround } from './map-areas.ts';
import styles from './stay-map.module.css';
import { t } from '#lib/shared/texts.ts';

type MapGroundProps = {
  size: Size;
  view: View;
  areas: readonly AreaGround[];
  names: readonly AreaName[];
  /** Whether rings of distance are drawn. */
  rings: boolean;
  dots: readonly Point[];
  scale: { kilometres: number; pixels: number };
  centre: Point;
};

/** Land, rings of round distances about the centre, areas with names, dots for stays without a pin, and the scale. */
export function MapGround({ size, view, areas, names, rings, dots, scale, centre }: MapGroundProps) {
  const { width, height } = size;
  const distances = rings ? ringsInSight(size, scale.pixels, centre) : [];
  return (
    <svg className={styles.ground} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {distances.map((ring) => (
        <circle
          key={ring}
          cx={round(centre.x)}
          cy={round(centre.y)}
          r={round(ring * scale.pixels)}
          className={styles.ring}
        />
      ))}
      <path d={`M${round(centre.x - 5)} ${round(centre.y)}h10m-5-5v10`} className={styles.centre} />
      {areas.map(({ name, middle, radius }) => {
        const at = seen(middle, view, size);
        return (
          <circle key={name} cx={round(at.x)} cy={round(at.y)} r={round(radius * view.zoom)} className={styles.area} />
        );
      })}
      <path d={dots.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')} className={styles.dotEdges} />
      <path d={dots.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')} className={styles.dots} />
      {distances.map((ring) => (
        <text key={ring} x={round(centre.x)} y={round(centre.y - ring * scale.pixels) + 4} className={styles.ringText}>
          {distanceWord(ring * scale.kilometres)}
        </text>
      ))}
      {names.map(({ name, at }) => (
        <text key={name} x={round(at.x)} y={round(at.y) + 4} className={styles.name}>
          {name}
        </text>
      ))}
      <g transform={`translate(16 ${height - 20})`}>
        <path d={`M0 -6V0H${round(scale.pixels)}V-6`} className={styles.scale} />
        <text x="6" y="-8" className={styles.scaleText}>
          {distanceWord(scale.kilometres)}
        </text>
      </g>
    </svg>
  );
}

/** Rings about the centre that cross the frame, the widest first: their number, one scale length apart. */
function ringsInSight({ width, height }: Size, step: number, { x, y }: Point): number[] {
  const outside = Math.hypot(Math.max(-x, 0, x - width), Math.max(-y, 0, y - height));
  const farthest = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const [first, last] = [Math.max(1, Math.ceil(outside / step)), Math.floor(farthest / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => last - index);
}

const distanceWord = (kilometres: number): string =>
  kilometres < 1 ? t('{n} m', { n: Math.round(kilometres * 1000) }) : t('{n} km', { n: Number(kilometres.toFixed(1)) });

const round = (value: number) => Math.round(value * 10) / 10;
