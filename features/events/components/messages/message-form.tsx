'use client';

import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { LONGEST_MESSAGE } from '../../rules/message-limits.ts';
import styles from './messages.module.css';

export type MessageFormProps = {
  /** Who reads it: "Everybody who is registered, and the host". */
  readers: string;
  /** Sends it and shows the list anew. Throws ApiFailure. */
  onSend: (text: string) => Promise<unknown>;
};

/** Writes a message. What was refused stays in the field. */
export function MessageForm({ readers, onSend }: MessageFormProps) {
  const form = useForm(() => ({ text: '' }));
  const send = async ({ text }: { text: string }) => {
    await onSend(text);
    form.reset();
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <TextareaField
        label={t('Your message')}
        hint={t('{readers} can read it. Leave out addresses and telephone numbers.', { readers })}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        {...form.field('text')}
      />
      <FormFailure message={form.problem} />
      <div>
        <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Sending…')}>
          {t('Send the message')}
        </Button>
      </div>
    </form>
  );
}
