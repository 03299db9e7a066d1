'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { Gallery } from '../../contract.ts';
import { OWN_ALBUM } from '../../rules/gallery-limits.ts';
import styles from './gallery.module.css';
import { PhotographGrid, type PhotographGridProps } from './photograph-grid.tsx';
import { UploadForm, type UploadFormProps } from './upload-form.tsx';

export type GalleryBoardProps = {
  headingClass: 'h2' | 'h3';
  /** Null until it was read. */
  gallery: Gallery | null;
  /** Why reading or an action failed. */
  failure: string | null | undefined;
  /** What the reader does with albums. */
  children?: ReactNode;
} & Omit<PhotographGridProps, 'photographs'> &
  Omit<UploadFormProps, 'albums'>;

const ALL = 'all';

/** The gallery of an event, by albums, with the form that adds a photograph; in its place the reason, once nobody can. */
export function GalleryBoard({
  headingClass,
  gallery,
  failure,
  children,
  readers,
  onSend,
  ...grid
}: GalleryBoardProps) {
  const [chosen, setChosen] = useState(ALL);
  const [isAdding, setAdding] = useState(false);
  const albums = gallery?.albums ?? [];
  const album = albums.some(({ albumId }) => albumId === chosen) || chosen === '' ? chosen : ALL;
  const shown = (gallery?.photographs ?? []).filter(({ albumId }) => album === ALL || (albumId ?? '') === album);
  return (
    <section className={styles.gallery} aria-labelledby="photographs">
      <h2 id="photographs" className={headingClass}>
        {t('Photographs')}
      </h2>
      <FieldError>{failure}</FieldError>
      {!gallery && !failure && <LoadingRows label={t('Loading the photographs')} count={2} />}
      {gallery && (
        <>
          {albums.length > 0 && (
            <SelectField
              label={t('Show the album')}
              value={album}
              onChange={({ target }) => setChosen(target.value)}
              options={[
                { value: ALL, label: t('All albums') },
                { value: '', label: t(OWN_ALBUM) },
                ...albums.map(({ albumId, name }) => ({ value: albumId, label: name })),
              ]}
            />
          )}
          <PhotographGrid key={album} photographs={shown} {...grid} />
          {gallery.closed && <p className="small muted">{messageText(gallery.closed)}</p>}
          {!gallery.closed && isAdding && <UploadForm albums={albums} readers={readers} onSend={onSend} />}
          {!gallery.closed && !isAdding && (
            <div>
              <Button variant="out" onClick={() => setAdding(true)}>
                {t('Add a photograph')}
              </Button>
            </div>
          )}
          {children}
        </>
      )}
    </section>
  );
}
