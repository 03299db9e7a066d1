'use client';

import { useForm } from '#lib/client/use-form.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { apiFailure } from '#lib/client/api-failure.ts';
import { newPasswordField } from '#lib/shared/person-fields.ts';
import { t } from '#lib/shared/texts.ts';
import { PASSWORD_HINT } from './forms/account-draft.ts';
import { AccountForm } from './forms/account-form.tsx';
import { useLinkToken } from '#lib/client/use-fragment.ts';
import { PasswordSheet } from './password-sheet.tsx';

export type LinkOutcome = { title: string; words: string; action: { label: string; href: string } };

export type NewPasswordScreenProps = {
  title: string;
  lead: string;
  action: string;
  busyLabel: string;
  /** Sends the link's token and the password. Throws ApiFailure. */
  send: (trade: { token: string; password: string }) => Promise<unknown>;
  done: LinkOutcome;
  /** The schema of the password; a new password by default. */
  schema?: z.ZodType<{ password: string }, { password: string }>;
  field?: { label: string; autoComplete: 'new-password' | 'current-password'; hint: string | undefined };
  /** Shown below the password: terms accepted with it. */
  below?: ReactNode;
  /** The message about the link in the server's answer, or null when the form should show the error. */
  refused: (code: string, message: string) => LinkOutcome | null;
};

const newPassword = z.object({ password: newPasswordField });

/** A link from an email and its password form. */
export function NewPasswordScreen({
  title,
  lead,
  action,
  busyLabel,
  send,
  done,
  refused,
  below,
  schema = newPassword,
  field = { label: t('New password'), autoComplete: 'new-password', hint: t(PASSWORD_HINT) },
}: NewPasswordScreenProps) {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<(LinkOutcome & { failed: boolean }) | null>(null);
  const fields = useForm(() => ({ password: '' }));

  const trade = async ({ password }: { password: string }) => {
    try {
      await send({ token: token ?? '', password });
      setOutcome({ ...done, failed: false });
    } catch (error) {
      const { code, message } = apiFailure(error);
      const ended = refused(code, message);
      if (!ended) throw error;
      setOutcome({ ...ended, failed: true });
    }
  };

  const shown = token === '' ? { ...refused('NOT_FOUND', 'This link is incomplete.')!, failed: true } : outcome;
  if (shown) return <Outcome {...shown} />;
  return (
    <PasswordSheet title={title} lead={lead}>
      <AccountForm form={fields} schema={schema} send={trade} action={action} busyLabel={busyLabel}>
        <TextField type="password" {...field} {...fields.field('password')} />
        {below}
      </AccountForm>
    </PasswordSheet>
  );
}

function Outcome({ title, words, action, failed }: LinkOutcome & { failed: boolean }) {
  const actions = (
    <Button variant="go" href={action.href}>
      {action.label}
    </Button>
  );
  return failed ? (
    <ErrorState level={1} title={title} meaning={words} actions={actions} />
  ) : (
    <EmptyState level={1} title={title} actions={actions}>
      {words}
    </EmptyState>
  );
}
