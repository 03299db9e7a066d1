'use client';

import { GalleryDialog } from '#components/ui/gallery-dialog.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import type { EventPhotograph } from '../../contract.ts';
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
      title="Photographs of this event"
      first={first}
      onClose={onClose}
      slides={photographs.map((photograph) => ({
        key: photograph.photographId,
        picture: (look) => <EventPicture picture={photograph} {...look} />,
        caption: (
          <>
            {photograph.alt}{' '}
            <span className="muted">
              · Added by {photograph.isOwn ? 'you' : photograph.name}, {readerTime(photograph.uploadedAt)}
            </span>
          </>
        ),
      }))}
    />
  );
}
