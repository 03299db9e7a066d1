'use client';

import { type MouseEvent, useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Photograph } from '#components/ui/photograph.tsx';
import type { PhotographFacts } from '#lib/shared/photographs.ts';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelGalleryDialogProps } from './hotel-gallery-dialog.tsx';
import styles from './gallery.module.css';

export type GalleryProps = {
  photographs: readonly PhotographFacts[];
  /** The name of the hotel or room in the photographs. */
  of: string;
  /** `page` leads a page, one large and up to four small; `room` shows one beside a room's facts. */
  frame?: 'page' | 'room';
};

const GalleryDialog = onDemand<HotelGalleryDialogProps>(() =>
  import('./hotel-gallery-dialog.tsx').then((dialog) => dialog.HotelGalleryDialog),
);

/** How many photographs fill the grid without a gap. */
const shownOf = (count: number): number => (count >= 5 ? 5 : count >= 3 ? 3 : count);

/** Widths in CSS pixels of the first photograph and of the others, by their number. */
const ACROSS: Record<number, readonly [number, number]> = { 1: [1248, 0], 2: [620, 620], 3: [832, 416], 5: [620, 310] };
const ROOM_SIZES = '(max-width: 720px) 358px, 320px';

function pageSizes(shown: number, index: number): string {
  const [first, other] = ACROSS[shown] ?? [1248, 416];
  return index ? `(max-width: 720px) 1px, ${other}px` : `(max-width: 720px) 100vw, ${first}px`;
}

/**
 * Photographs of a hotel or room. Each opens the large view; without script it opens by itself. The large view's script
 * is loaded when first opened.
 */
export function Gallery({ photographs, of, frame = 'page' }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = photographs.slice(0, frame === 'page' ? shownOf(photographs.length) : 1);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // clicks for a new tab or window
    event.preventDefault();
    setOpened(index);
  };
  return (
    <div
      className={classNames(styles.gallery, styles[frame])}
      data-gallery={frame}
      data-shown={shown.length}
      role="group"
      aria-label={t('Photographs of {what}', { what: of })}
    >
      {shown.map((photograph, index) => (
        <a
          key={photograph.digest}
          className={styles.one}
          href={pictureRoutes.photograph(photograph.digest, photograph.widths.at(-1)!, 'webp')}
          aria-haspopup="dialog"
          onClick={open(index)}
        >
          <Photograph
            photograph={photograph}
            sizes={frame === 'room' ? ROOM_SIZES : pageSizes(shown.length, index)}
            priority={frame === 'page' && index === 0}
          />
        </a>
      ))}
      {photographs.length > 1 && (
        <button type="button" className={styles.all} aria-haspopup="dialog" onClick={open(0)}>
          {counted(photographs.length, 'photo')}
        </button>
      )}
      {opened !== null && (
        <GalleryDialog photographs={photographs} of={of} first={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
