'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import { t } from '#lib/shared/texts.ts';
import type { EventPhotograph } from '../../contract.ts';
import { authorName } from '../author-name.ts';
import type { EventGalleryDialogProps } from './event-gallery-dialog.tsx';
import { EventPicture } from './event-picture.tsx';
import styles from './gallery.module.css';

const EventGalleryDialog = dialogOnDemand<EventGalleryDialogProps>(() =>
  import('./event-gallery-dialog.tsx').then((dialog) => dialog.EventGalleryDialog),
);

export type PhotographGridProps = {
  photographs: readonly EventPhotograph[];
  /** Who holds the event, behind their name. */
  holder: 'host' | 'organiser';
  canDelete: (photograph: EventPhotograph) => boolean;
  onDelete: (photographId: string) => void;
  /** Left out where the reader reports nothing. */
  onReport?: (photographId: string) => void;
};

/** Photographs in a grid; each opens the large view. Deleting asks once more. */
export function PhotographGrid({ photographs, holder, canDelete, onDelete, onReport }: PhotographGridProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  if (!photographs.length) return <p className="muted">{t('There are no photographs here yet.')}</p>;
  return (
    <>
      <ul className={styles.grid} aria-label={t('Photographs')}>
        {photographs.map((photograph, index) => {
          const { photographId, isOwn, isHost, isReported } = photograph;
          return (
            <li key={photographId}>
              <button type="button" className={styles.one} aria-haspopup="dialog" onClick={() => setOpened(index)}>
                <EventPicture picture={photograph} sizes="(max-width: 720px) 45vw, 200px" />
              </button>
              <p className={styles.by}>
                {authorName(photograph)}
                {isHost && !isOwn && `, ${t(holder === 'host' ? 'host' : 'organiser')}`}
                {isReported && ` · ${t('Reported')}`}
                {canDelete(photograph) && (
                  <LineAction
                    onClick={() => (asked === photographId ? onDelete(photographId) : setAsked(photographId))}
                  >
                    {asked === photographId ? t('Delete for everybody') : t('Delete')}
                  </LineAction>
                )}
                {onReport && !isOwn && !isReported && (
                  <LineAction onClick={() => onReport(photographId)}>{t('Report')}</LineAction>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {opened !== null && (
        <EventGalleryDialog photographs={photographs} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
