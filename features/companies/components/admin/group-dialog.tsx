'use client';

import { useQuery } from '@tanstack/react-query';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import { useSend } from '#lib/client/use-send.ts';
import { addGroup, renameGroup } from '../../client/calls.ts';
import { COMPANY, groupsOptions } from '../../client/company-queries.ts';
import type { Group } from '../../organisation.ts';
import styles from './admin.module.css';
import { DeleteGroup } from './delete-group.tsx';
import { useRights } from './use-rights.ts';

export type GroupDialogProps = { grouping: 'designation' | 'band' | 'level'; group: Group | null; onClose: () => void };

/** Adds or renames a designation, band or level, or deletes it and moves its people. */
export function GroupDialog({ grouping, group, onClose }: GroupDialogProps) {
  const rights = useRights(2);
  const form = useDraftForm(`${grouping}-${group?.groupId ?? 'new'}`, { name: group?.name ?? '' });
  const { data: others = [] } = useQuery(groupsOptions(grouping));
  const done = () => {
    form.forget();
    onClose();
  };
  const add = useSend(addGroup, { reads: COMPANY, done });
  const rename = useSend(renameGroup, { reads: COMPANY, done });
  return (
    <Dialog open title={group ? group.name : `Add a ${grouping}`} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((typed) =>
          group
            ? rename.sendOrThrow({ grouping, groupId: group.groupId, ...typed })
            : add.sendOrThrow({ grouping, ...typed }),
        )}
      >
        <RestoredDraft {...form} />
        <TextField label="Name" data-autofocus autoComplete="off" {...form.field('name')} />
        <FormFailure message={form.problem} />
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Saving…">
          {group ? 'Save the name' : `Add the ${grouping}`}
        </Button>
      </form>
      {group && rights.remove && (
        <DeleteGroup
          grouping={grouping}
          groupId={group.groupId}
          others={others.map((one) => ({ id: one.groupId, name: one.name }))}
          onDone={done}
        />
      )}
    </Dialog>
  );
}
