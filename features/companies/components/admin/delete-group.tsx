'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { useForm } from '#lib/client/use-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { deleteGroup } from '../../client/calls.ts';
import { COMPANY, deletionOptions } from '../../client/company-queries.ts';
import type { Grouping } from '../../rules/reassignment.ts';
import styles from './admin.module.css';

export type DeleteGroupProps = {
  grouping: Grouping;
  groupId: string;
  others: readonly { id: string; name: string }[];
  onDone: () => void;
};

/** Deletes a department, designation, band or level: first select where its people move, then read what will happen. */
export function DeleteGroup(props: DeleteGroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={`Delete this ${props.grouping}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && <Deletion {...props} />}
    </Disclosure>
  );
}

function Deletion({ grouping, groupId, others, onDone }: DeleteGroupProps) {
  const form = useForm(() => ({ moveTo: '' }));
  const { data, error } = useQuery(deletionOptions({ grouping, groupId, moveTo: form.values.moveTo || undefined }));
  const remove = useSend(deleteGroup, {
    reads: COMPANY,
    done: ({ moved }) => {
      toast.success(moved ? `Deleted; ${counted(moved, 'person has', 'people have')} moved.` : 'Deleted.');
      onDone();
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ moveTo }) => remove.sendOrThrow({ grouping, groupId, moveTo: moveTo || null }))}
    >
      {(data?.people ?? 0) > 0 && (
        <SelectField
          label="Move its people to"
          options={[
            { value: '', label: 'Choose…' },
            ...others.filter(({ id }) => id !== groupId).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('moveTo')}
        />
      )}
      <p className={styles.said} aria-live="polite">
        {data ? (data.refusal ?? data.sentence) : (error?.message ?? 'Checking who is in it…')}
      </p>
      <FormFailure message={form.problem || undefined} />
      <Button type="submit" busy={form.sending} busyLabel="Deleting…" blocked={data?.refusal ?? undefined}>
        Delete the {grouping}
      </Button>
    </form>
  );
}
