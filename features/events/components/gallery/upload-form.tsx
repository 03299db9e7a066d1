'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { refusalOf, useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { preparePhotograph } from '../../client/gallery/prepare-photograph.ts';
import type { EventAlbum } from '../../contract.ts';
import { LONGEST_ALT, OWN_ALBUM } from '../../rules/gallery-limits.ts';
import styles from './gallery.module.css';

export type Upload = { file: string; alt: string; albumId?: string };

export type UploadFormProps = {
  albums: readonly EventAlbum[];
  /** Who sees it: "Everybody who is registered, and the host,". */
  readers: string;
  /** Sends it and shows the gallery anew. Throws ApiFailure. */
  onSend: (upload: Upload, onProgress: (part: number) => void) => Promise<unknown>;
};

/** Adds a photograph. What was refused stays in the fields, the file too. */
export function UploadForm({ albums, readers, onSend }: UploadFormProps) {
  const form = useForm(() => ({ alt: '', albumId: '' }));
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState('');
  const [sent, setSent] = useState(0);
  const [part, setPart] = useState(0);
  const send = async ({ alt, albumId }: { alt: string; albumId: string }) => {
    setPart(0);
    setFileProblem('');
    try {
      const upload = { file: await preparePhotograph(file), alt, ...(albumId ? { albumId } : {}) };
      await onSend(upload, setPart);
      form.change({ alt: '' });
      setFile(null);
      setSent((before) => before + 1);
      return {};
    } catch (error) {
      const wrong = refusalOf(error);
      setFileProblem(wrong.file ?? '');
      return wrong;
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <p className="small muted">
        {t(
          '{readers} can see it, and nobody else. Ask the people in it first. Where and with what it was taken is removed.',
          { readers },
        )}
      </p>
      <Field
        label={t('Photograph')}
        hint={t('JPEG, PNG or WebP, of 200 × 200 pixels or more.')}
        error={fileProblem || undefined}
      >
        {(control) => (
          <input
            {...control}
            key={sent}
            className={styles.file}
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setFileProblem('');
            }}
          />
        )}
      </Field>
      <TextField
        label={t('What it shows')}
        hint={t('In a few words, for people who cannot see it: “Four people dancing in the garden”.')}
        maxLength={LONGEST_ALT}
        {...form.field('alt')}
      />
      {albums.length > 0 && (
        <SelectField
          label={t('Album')}
          options={[
            { value: '', label: t(OWN_ALBUM) },
            ...albums.map(({ albumId, name }) => ({ value: albumId, label: name })),
          ]}
          {...form.field('albumId')}
        />
      )}
      <FormFailure message={form.problem} />
      {form.sending && <progress className={styles.progress} aria-label={t('Sent so far')} value={part} max={1} />}
      <div>
        <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Adding…')}>
          {t('Add the photograph')}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {sent > 0 && !form.sending && t('The photograph was added.')}
      </p>
    </form>
  );
}
