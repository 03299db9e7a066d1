'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LineAction } from '#components/ui/line-action.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventAlbum } from '../../contract.ts';
import { LONGEST_ALBUM, OWN_ALBUM } from '../../rules/gallery-limits.ts';
import { languageOf } from '../language-of.ts';
import styles from './gallery.module.css';

export type AlbumFormProps = {
  albums: readonly EventAlbum[];
  /** Adds one and shows the gallery anew. Throws ApiFailure. */
  onAdd: (name: string) => Promise<unknown>;
  onDelete: (albumId: string) => void;
};

/** Albums of an event for who holds it. */
export function AlbumForm({ albums, onAdd, onDelete }: AlbumFormProps) {
  const form = useForm(() => ({ name: '' }));
  const [asked, setAsked] = useState<string | null>(null);
  const send = async ({ name }: { name: string }) => {
    await onAdd(name);
    form.reset();
  };
  return (
    <Disclosure summary={t('Albums')}>
      <form className={styles.form} noValidate onSubmit={form.submit(send)}>
        {albums.length > 0 && (
          <ul className={styles.albums} aria-label={t('Albums')}>
            {albums.map(({ albumId, name }) => (
              <li key={albumId}>
                <span lang={languageOf(name)}>{name}</span>
                <LineAction onClick={() => (asked === albumId ? onDelete(albumId) : setAsked(albumId))}>
                  {asked === albumId ? t('Delete the album') : t('Delete')}
                </LineAction>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={t('Name of a new album')}
          hint={t('Photographs of an album that you delete move to “{album}”.', { album: t(OWN_ALBUM) })}
          maxLength={LONGEST_ALBUM}
          {...form.field('name')}
        />
        <FormFailure message={form.problem} />
        <div>
          <Button type="submit" variant="out" size="sm" busy={form.sending} busyLabel={t('Adding…')}>
            {t('Add the album')}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
