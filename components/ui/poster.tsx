import { classNames } from '#components/ui/class-names.ts';
import type { PosterHour, PosterKind, PosterMark } from '#posters/options.ts';
import { routes } from '#lib/shared/routes.ts';
import styles from './poster.module.css';

export type { PosterHour, PosterKind, PosterMark };

/** What a picture shows: a place, or a hotel (`building`) before its place. */
export type PosterScene = { seed: string; kind: PosterKind; hour: PosterHour; mark?: PosterMark; building?: string };

/** Rendered size in CSS pixels; `at` (0.6 to 0.86) moves the subject right and leaves the sky for lettering. */
export type PosterFrame = { width: number; height: number; at?: number };

export type PosterProps = PosterScene &
  PosterFrame & {
    /** Another size below 720 px. */
    phone?: PosterFrame;
    /** The largest picture of the first view: loaded eagerly with high priority. */
    priority?: boolean;
    /** Fills its container instead of keeping its proportions. */
    fill?: boolean;
    className?: string;
  };

/** A drawn scene of a place. Decorative: the name is text beside it. */
export function Poster({ width, height, at, phone, priority, fill, className, ...scene }: PosterProps) {
  const picture = (
    <img
      className={classNames(styles.poster, fill && styles.fill, className)}
      src={posterUrl(scene, { width, height, at })}
      width={width}
      height={height}
      alt=""
      aria-hidden="true"
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (!phone) return picture;
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 720px)" srcSet={posterUrl(scene, phone)} width={phone.width} height={phone.height} />
      {picture}
    </picture>
  );
}

/** Address of a poster. */
export function posterUrl(
  { seed, kind, hour, mark, building }: PosterScene,
  { width, height, at }: PosterFrame,
): string {
  return routes.poster(kind, hour, seed, { w: width, h: height, at, mark, building });
}

/** Colour of lettering on the sky: paper at dusk and night, ink at dawn and day. */
export const posterLettering = (hour: PosterHour): string =>
  hour === 'dusk' || hour === 'night' ? 'var(--poster-paper)' : 'var(--poster-ink)';
