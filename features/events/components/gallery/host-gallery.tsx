'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { addAlbum, deleteAlbum, deleteAsHost, uploadAsHost } from '../../client/gallery/calls.ts';
import { GALLERY, hostGalleryOptions } from '../../client/gallery/galleries.ts';
import { UPLOAD_TIMEOUT_MS } from '../../rules/gallery-limits.ts';
import { AlbumForm } from './album-form.tsx';
import { GalleryBoard } from './gallery-board.tsx';

export type HostGalleryProps = { code: string };

/** The gallery of an event for its host, who deletes any photograph. */
export function HostGallery({ code }: HostGalleryProps) {
  const cache = useQueryClient();
  const { data, error } = useQuery(hostGalleryOptions(code));
  const deleting = useSend(deleteAsHost, { reads: GALLERY });
  const deletingAlbum = useSend(deleteAlbum, { reads: GALLERY });
  const readAnew = () => cache.invalidateQueries({ queryKey: GALLERY });
  return (
    <GalleryBoard
      headingClass="h2"
      gallery={data ?? null}
      failure={error?.message ?? deleting.message ?? deletingAlbum.message}
      holder="host"
      readers={t('You and everybody who is registered')}
      canDelete={() => true}
      onDelete={(photographId) => deleting.send({ code, photographId })}
      onSend={async (upload, onProgress) => {
        const body = { ...upload, code };
        await callOperation(uploadAsHost, { body, key: randomId(), onProgress, timeoutMs: UPLOAD_TIMEOUT_MS });
        await readAnew();
      }}
    >
      <AlbumForm
        albums={data?.albums ?? []}
        onAdd={async (name) => {
          await callOperation(addAlbum, { body: { code, name }, key: randomId() });
          await readAnew();
        }}
        onDelete={(albumId) => deletingAlbum.send({ code, albumId })}
      />
    </GalleryBoard>
  );
}
