'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import type { Found } from '#components/ui/search-choice.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { deactivateEmployee } from '../../client/calls.ts';
import { COMPANY, leavingOptions } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import { PersonField } from './person-field.tsx';

/** Shows what closing an account will do, and closes it. */
export function LeavingForm({
  employee,
  onDone,
  onBack,
}: {
  employee: ListedEmployee;
  onDone: () => void;
  onBack: () => void;
}) {
  const form = useForm<{ successor: Found | null }>(
    () => ({ successor: null }),
    (path) => (path === 'successorId' ? 'successor' : path),
  );
  const { data, error } = useQuery(leavingOptions({ userId: employee._id, successorId: form.values.successor?.id }));
  const close = useSend(deactivateEmployee, {
    reads: COMPANY,
    done: () => {
      toast.success(`${employee.firstName} ${employee.lastName} cannot sign in any more.`);
      onDone();
    },
  });
  return (
    // Enter among the names found selects one; it never closes the account
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <ul className={styles.said} aria-live="polite">
        {data?.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {!data && <li>{error ? error.message : 'Checking for open work…'}</li>}
      </ul>
      <PersonField
        label="Who takes over"
        hint="Their approvals and the people who report to them."
        name="successor"
        chosen={form.values.successor}
        onChoose={(successor) => form.change({ successor })}
        error={form.errorOf('successor') ?? data?.refusal ?? undefined}
      />
      <FormFailure message={form.problem || undefined} />
      <div className={styles.actions}>
        <Button
          variant="ink"
          busy={form.sending}
          busyLabel="Closing…"
          blocked={data?.refusal ?? undefined}
          onClick={form.submit(({ successor }) =>
            close.sendOrThrow({ userId: employee._id, successorId: successor?.id ?? null }),
          )}
        >
          Close the account
        </Button>
        <Button variant="txt" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
