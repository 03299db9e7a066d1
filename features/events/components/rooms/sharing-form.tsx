'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { offerToShare } from '../../client/calls.ts';
import { ROOMMATES } from '../../client/roommates.ts';
import { LONGEST_ABOUT } from '../../rules/roommates.ts';

export type SharingFormProps = {
  /** The line as it is; null: the guest is not on the list yet. */
  about: string | null;
  onSaved?: () => void;
  onClose?: () => void;
};

/** Puts a guest on the list of those who want to share a room, or changes their line. */
export function SharingForm({ about, onSaved, onClose }: SharingFormProps) {
  const cache = useQueryClient();
  const form = useForm(() => ({ about: about ?? '' }));
  const send = async (typed: { about: string }) => {
    await callOperation(offerToShare, { body: typed, key: randomId() });
    await cache.invalidateQueries({ queryKey: ROOMMATES });
    onSaved?.();
  };
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <TextareaField
        label={t('About you, in a line')}
        hint={t(
          'For example when you go to sleep, and whether you smoke. At most {n} characters, without addresses or telephone numbers.',
          { n: LONGEST_ABOUT },
        )}
        rows={2}
        maxLength={LONGEST_ABOUT}
        {...form.field('about')}
      />
      <FormFailure message={form.problem} />
      <div className="row folds">
        <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Saving…')}>
          {about === null ? t('Add me to the list') : t('Save')}
        </Button>
        {onClose && (
          <Button variant="txt" onClick={onClose}>
            {t('Close')}
          </Button>
        )}
      </div>
    </form>
  );
}
