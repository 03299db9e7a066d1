'use client';

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type * as z from 'zod';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useEarlyInput } from '#lib/client/early-input.ts';
import type { SentForm } from '#lib/client/use-form.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './account-form.module.css';

export type AccountFormProps<Values extends z.input<Schema>, Schema extends z.ZodType> = {
  form: SentForm<Values>;
  /** The schema of the values; its output is sent. */
  schema: Schema;
  /** Sends the form. Errors are shown beside the field they name, or above the button. */
  send: (fields: z.output<Schema>) => Promise<unknown>;
  onDraft?: (typed: Values) => void;
  /** The button's label, and its label while sending. */
  action: string;
  busyLabel: string;
  /** `ink` where the screen has several forms. */
  variant?: 'go' | 'ink';
  /** Cancels the form; without it there is no Cancel button. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * An account form: fields, the server's errors, and one button. Disabled until hydration, because the browser would put
 * its values into the address.
 */
export function AccountForm<Values extends z.input<Schema>, Schema extends z.ZodType>({
  form,
  schema,
  send,
  onDraft,
  action,
  busyLabel,
  variant = 'go',
  onCancel,
  children,
}: AccountFormProps<Values, Schema>) {
  const [id, hydrated] = [useEarlyInput(), useHydrated()];
  const { values, sending, problem } = form;
  const draft = useEffectEvent(() => onDraft?.(values));
  useEffect(() => draft(), [values]);
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={form.submit((typed) => checkAndSend(schema, typed, send))}
    >
      {children}
      <FormFailure message={problem} />
      <Button
        type="submit"
        variant={variant}
        wide
        className={styles.submit}
        disabled={!hydrated}
        busy={sending}
        busyLabel={busyLabel}
      >
        {action}
      </Button>
      {onCancel && (
        <Button variant="txt" wide onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </form>
  );
}

/** Two short fields side by side. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.names}>{children}</div>;
