'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { useSend } from '#lib/client/use-send.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { addAlbumAtDesk, deleteAlbumAtDesk, deletePhotographAtDesk, uploadAtDesk } from '../../client/gallery/calls.ts';
import { deskGalleryOptions, GALLERY } from '../../client/gallery/galleries.ts';
import { UPLOAD_TIMEOUT_MS } from '../../rules/gallery-limits.ts';
import { AlbumForm } from './album-form.tsx';
import { GalleryBoard } from './gallery-board.tsx';
import { ReportedPhotographs } from './reported-photographs.tsx';

export type DeskGalleryProps = { code: string };

/** The gallery of an event of the operator for the staff, with what was reported. */
export function DeskGallery({ code }: DeskGalleryProps) {
  const cache = useQueryClient();
  const { data, error } = useQuery(deskGalleryOptions(code));
  const deleting = useSend(deletePhotographAtDesk, { reads: GALLERY });
  const deletingAlbum = useSend(deleteAlbumAtDesk, { reads: GALLERY });
  const readAnew = () => cache.invalidateQueries({ queryKey: GALLERY });
  return (
    <>
      <ReportedPhotographs photographs={data?.reported ?? []} headingClass="h2" reads={GALLERY} canKeep />
      <GalleryBoard
        headingClass="h2"
        gallery={data ?? null}
        failure={error?.message ?? deleting.message ?? deletingAlbum.message}
        holder="organiser"
        readers="The staff and everybody who is registered"
        canDelete={() => true}
        onDelete={(photographId) => deleting.send({ photographId })}
        onSend={async (upload, onProgress) => {
          const body = { ...upload, code };
          await callOperation(uploadAtDesk, { body, key: randomId(), onProgress, timeoutMs: UPLOAD_TIMEOUT_MS });
          await readAnew();
        }}
      >
        <AlbumForm
          albums={data?.albums ?? []}
          onAdd={async (name) => {
            await callOperation(addAlbumAtDesk, { body: { code, name }, key: randomId() });
            await readAnew();
          }}
          onDelete={(albumId) => deletingAlbum.send({ code, albumId })}
        />
      </GalleryBoard>
    </>
  );
}
