'use client';

import { useQuery } from '@tanstack/react-query';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { useDraft } from '#lib/client/use-draft.ts';
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
  const {
    value: name,
    set: setName,
    forget,
    ...draft
  } = useDraft(`${grouping}-${group?.groupId ?? 'new'}`, group?.name ?? '');
  const { data: others = [] } = useQuery(groupsOptions(grouping));
  const done = () => {
    forget();
    onClose();
  };
  const add = useSend(addGroup, { reads: COMPANY, done });
  const rename = useSend(renameGroup, { reads: COMPANY, done });
  const used = group ? rename : add;
  return (
    <Dialog open title={group ? group.name : `Add a ${grouping}`} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (group) rename.send({ grouping, groupId: group.groupId, name });
          else add.send({ grouping, name });
        }}
      >
        <RestoredDraft {...draft} />
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={used.fields.name}
          data-autofocus
          autoComplete="off"
        />
        <div role="alert">
          <FieldError>{used.message}</FieldError>
        </div>
        <Button type="submit" variant="ink" busy={used.busy} busyLabel="Saving…">
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
