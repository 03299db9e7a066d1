'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { toast } from '#components/ui/toast.ts';
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
  const [moveTo, setMoveTo] = useState('');
  const { data, error } = useQuery(deletionOptions({ grouping, groupId, moveTo: moveTo || undefined }));
  const remove = useSend(deleteGroup, {
    reads: COMPANY,
    done: ({ moved }) => {
      toast.success(moved ? `Deleted; ${counted(moved, 'person has', 'people have')} moved.` : 'Deleted.');
      onDone();
    },
  });
  return (
    <div className={styles.form}>
      {(data?.people ?? 0) > 0 && (
        <Field label="Move its people to" error={remove.fields.moveTo}>
          {(control) => (
            <Select
              {...control}
              value={moveTo}
              onChange={(event) => setMoveTo(event.target.value)}
              options={[
                { value: '', label: 'Choose…' },
                ...others.filter(({ id }) => id !== groupId).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      <p className={styles.said} aria-live="polite">
        {data ? (data.refusal ?? data.sentence) : (error?.message ?? 'Checking who is in it…')}
      </p>
      <div role="alert">
        <FieldError>{remove.message}</FieldError>
      </div>
      <Button
        busy={remove.busy}
        busyLabel="Deleting…"
        blocked={data?.refusal ?? undefined}
        onClick={() => remove.send({ grouping, groupId, moveTo: moveTo || null })}
      >
        Delete the {grouping}
      </Button>
    </div>
  );
}
