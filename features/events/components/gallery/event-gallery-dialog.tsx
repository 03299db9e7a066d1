'use client';

import { GalleryDialog } from '#components/ui/gallery-dialog.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventPhotograph } from '../../contract.ts';
import { authorName } from '../author-name.ts';
import { languageOf } from '../language-of.ts';
import { EventPicture } from './event-picture.tsx';

export type EventGalleryDialogProps = {
  photographs: readonly EventPhotograph[];
  /** Index of the first photograph to show. */
  first: number;
  onClose: () => void;
};

/** The photographs of an event, large, with who added them. */
export function EventGalleryDialog({ photographs, first, onClose }: EventGalleryDialogProps) {
  return (
    <GalleryDialog
      title={t('Photographs of this event')}
      first={first}
      onClose={onClose}
      slides={photographs.map((photograph) => ({
        key: photograph.photographId,
        picture: (look) => <EventPicture picture={photograph} {...look} />,
        caption: (
          <>
            <span lang={languageOf(photograph.alt)}>{photograph.alt}</span>{' '}
            <span className="muted">
              ·{' '}
              {t(photograph.isOwn ? 'Added by you, {when}' : 'Added by {name}, {when}', {
                name: authorName(photograph),
                when: readerTime(photograph.uploadedAt),
              })}
            </span>
          </>
        ),
      }))}
    />
  );
}
