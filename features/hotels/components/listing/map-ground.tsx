import type { AreaGround } from './map-areas.ts';
import type { Point, Size, View } from './map-geometry.ts';
import { seen } from './map-geometry.ts';
import type { AreaName } from './map-pins.ts';
import styles from './stay-map.module.css';

type MapGroundProps = { size: Size; view: View; areas: readonly AreaGround[]; names: readonly AreaName[]; dots: readonly Point[]; scale: { kilometres: number; pixels: number }; centre: Point };

/** Land, a grid of round distances, areas and their names, dots of stays without room for a pin, and the scale. */
export function MapGround({ size, view, areas, names, dots, scale, centre }: MapGroundProps) {
  const { width, height } = size;
  return (
    <svg className={styles.ground} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={gridPath(size, scale.pixels, centre)} className={styles.grid} />
      {areas.map(({ name, middle, radius }) => {
        const at = seen(middle, view, size);
        return <circle key={name} cx={round(at.x)} cy={round(at.y)} r={round(radius * view.zoom)} className={styles.area} />;
      })}
      <path d={dots.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')} className={styles.dotEdges} />
      <path d={dots.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')} className={styles.dots} />
      {names.map(({ name, at }) => (
        <text key={name} x={round(at.x)} y={round(at.y) + 4} className={styles.name}>{name}</text>
      ))}
      <g transform={`translate(16 ${height - 20})`}>
        <path d={`M0 -6V0H${round(scale.pixels)}V-6`} className={styles.scale} />
        <text x="6" y="-8" className={styles.scaleText}>{scale.kilometres < 1 ? `${scale.kilometres * 1000} m` : `${scale.kilometres} km`}</text>
      </g>
    </svg>
  );
}

/** Lines a scale's length apart, through the middle of the city. */
function gridPath({ width, height }: Size, step: number, { x, y }: Point): string {
  const lines: string[] = [];
  const start = (at: number) => ((at % step) + step) % step;
  for (let at = start(x); at < width; at += step) lines.push(`M${round(at)} 0V${height}`);
  for (let at = start(y); at < height; at += step) lines.push(`M0 ${round(at)}H${width}`);
  return lines.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
