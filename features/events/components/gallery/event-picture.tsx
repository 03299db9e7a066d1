import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { classNames } from '#components/ui/class-names.ts';
import type { EventPicture as Picture } from '../../contract.ts';
import { languageOf } from '../language-of.ts';
import styles from './gallery.module.css';

export type EventPictureProps = {
  picture: Picture;
  /** Displayed width as in the attribute `sizes`. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
};

/** A photograph at an event in a width that the browser chooses. Its space is reserved. */
export function EventPicture({ picture: { key, widths, height, alt }, sizes, priority, className }: EventPictureProps) {
  const largest = widths.at(-1) ?? 480;
  return (
    <img
      className={classNames(styles.picture, className)}
      src={pictureRoutes.eventPhotograph(key, largest)}
      srcSet={widths.map((width) => `${pictureRoutes.eventPhotograph(key, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest}
      height={height}
      alt={alt}
      lang={languageOf(alt)}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
    />
  );
}
