import { PHOTOGRAPH_FORMATS, type PhotographFacts, type PhotographFormat } from '#lib/shared/photographs.ts';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { classNames } from './class-names.ts';
import styles from './photograph.module.css';

export type PhotographProps = {
  photograph: PhotographFacts;
  /** Displayed width as in the attribute `sizes`: `(max-width: 720px) 100vw, 624px`. */
  sizes: string;
  /** The largest picture of the first view: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
};

/** A photograph in a format and width that the browser chooses. Its space is reserved. */
export function Photograph({ photograph, sizes, priority, className }: PhotographProps) {
  const { digest, widths, height, alt } = photograph;
  const largest = widths.at(-1)!;
  const from = (format: PhotographFormat) =>
    widths.map((width) => `${pictureRoutes.photograph(digest, width, format)} ${width}w`).join(', ');
  return (
    <picture className={styles.picture}>
      {PHOTOGRAPH_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={from(format)} sizes={sizes} />
      ))}
      <img
        className={classNames(styles.photograph, className)}
        src={pictureRoutes.photograph(digest, largest, 'webp')}
        width={largest}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
