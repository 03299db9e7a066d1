'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import styles from './gallery-dialog.module.css';
import { t } from '#lib/shared/texts.ts';

/** How a picture is shown: at this width (the attribute `sizes`), loaded at once where `priority` is set. */
export type SlideLook = { sizes: string; priority: boolean; className: string | undefined };

export type Slide = { key: string; picture: (look: SlideLook) => ReactNode; caption: ReactNode };

export type GalleryDialogProps = {
  title: string;
  slides: readonly Slide[];
  /** Index of the first photograph to show. */
  first: number;
  onClose: () => void;
};

/** Milliseconds without scrolling after which a swipe has ended. */
const SETTLED = 120;

/** All photographs, large, in a horizontally scrolling box: by swipe, arrow keys, Home, End and two buttons. */
export function GalleryDialog({ title, slides, first, onClose }: GalleryDialogProps) {
  const track = useRef<HTMLUListElement>(null);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState(first);
  const last = slides.length - 1;

  useLayoutEffect(() => {
    const box = track.current;
    box?.scrollTo({ left: first * box.clientWidth, behavior: 'instant' });
    return () => clearTimeout(settled.current);
  }, [first]);

  const show = (index: number) => {
    const box = track.current;
    const wanted = (index + slides.length) % slides.length; // after the last comes the first
    const behavior = Math.abs(wanted - at) > 1 ? 'instant' : 'auto';
    box?.scrollTo({ left: wanted * box.clientWidth, behavior });
    setAt(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  const onScroll = () => {
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      const box = track.current;
      if (box?.clientWidth) setAt(Math.round(box.scrollLeft / box.clientWidth));
    }, SETTLED);
  };

  return (
    <Dialog open title={title} size="xl" onClose={onClose}>
      <div onKeyDown={onKeyDown}>
        <ul ref={track} className={styles.track} onScroll={onScroll} tabIndex={0} aria-label={t('Photographs')}>
          {slides.map(({ key, picture, caption }, index) => (
            <li key={key} className={styles.slide} inert={index !== at}>
              <figure className={styles.figure}>
                <div className={styles.frame}>
                  {picture({
                    sizes: '(max-width: 1200px) 100vw, 1136px',
                    priority: index === first,
                    className: styles.whole,
                  })}
                </div>
                <figcaption className="small">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={styles.steps}>
          <Button variant="out" size="sm" onClick={() => show(at - 1)}>
            {t('Previous')}
          </Button>
          <p className="small muted" aria-live="polite">
            {t('{n} of {all}', { n: at + 1, all: slides.length })}
          </p>
          <Button variant="out" size="sm" onClick={() => show(at + 1)} data-autofocus>
            {t('Next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
