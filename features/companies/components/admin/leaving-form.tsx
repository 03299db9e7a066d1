'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { type Found, SearchChoice } from '#components/ui/search-choice.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { deactivateEmployee } from '../../client/calls.ts';
import { COMPANY, findPeople, leavingOptions } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import { useRights } from './use-rights.ts';

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
  const { companyId } = useRights(2);
  const [successor, setSuccessor] = useState<Found | null>(null);
  const [find] = useState(() => findPeople(companyId));
  const { data, error } = useQuery(leavingOptions({ userId: employee._id, successorId: successor?.id }));
  const close = useSend(deactivateEmployee, {
    reads: COMPANY,
    done: () => {
      toast.success(`${employee.firstName} ${employee.lastName} cannot sign in any more.`);
      onDone();
    },
  });
  return (
    <div className={styles.form}>
      <ul className={styles.said} aria-live="polite">
        {data?.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {!data && <li>{error ? error.message : 'Checking for open work…'}</li>}
      </ul>
      <SearchChoice
        label="Who takes over"
        hint="Their approvals and the people who report to them."
        chosen={successor}
        onChoose={setSuccessor}
        find={find}
        error={close.fields.successorId ?? data?.refusal ?? undefined}
      />
      <div role="alert">
        <FieldError>{close.message}</FieldError>
      </div>
      <div className={styles.actions}>
        <Button
          variant="ink"
          busy={close.busy}
          busyLabel="Closing…"
          blocked={data?.refusal ?? undefined}
          onClick={() => close.send({ userId: employee._id, successorId: successor?.id ?? null })}
        >
          Close the account
        </Button>
        <Button variant="txt" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
