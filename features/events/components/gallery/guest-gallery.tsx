'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { deletePhotograph, reportPhotograph, uploadPhotograph } from '../../client/gallery/calls.ts';
import { GALLERY, galleryOptions } from '../../client/gallery/galleries.ts';
import { UPLOAD_TIMEOUT_MS } from '../../rules/gallery-limits.ts';
import { readersOf } from '../author-name.ts';
import { GalleryBoard } from './gallery-board.tsx';

export type GuestGalleryProps = {
  /** The traveller who hosts it; null: the operator. */
  host: string | null;
};

/** The gallery of the event for a guest who is signed in to it. */
export function GuestGallery({ host }: GuestGalleryProps) {
  const cache = useQueryClient();
  const { data, error } = useQuery(galleryOptions);
  const deleting = useSend(deletePhotograph, { reads: GALLERY });
  const reporting = useSend(reportPhotograph, {
    reads: GALLERY,
    done: () => toast.success(t('Thank you. Someone at the desk will look at it.')),
  });
  return (
    <GalleryBoard
      headingClass="h3"
      gallery={data ?? null}
      failure={error?.message ?? deleting.message ?? reporting.message}
      holder={host === null ? 'organiser' : 'host'}
      readers={readersOf(host)}
      canDelete={({ isOwn }) => isOwn}
      onDelete={(photographId) => deleting.send({ photographId })}
      onReport={(photographId) => reporting.send({ photographId })}
      onSend={async (body, onProgress) => {
        await callOperation(uploadPhotograph, { body, key: randomId(), onProgress, timeoutMs: UPLOAD_TIMEOUT_MS });
        await cache.invalidateQueries({ queryKey: GALLERY });
      }}
    />
  );
}
