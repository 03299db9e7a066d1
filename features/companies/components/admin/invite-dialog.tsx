'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import { useForm } from '#lib/client/use-form.ts';
import { rolesOptions } from '../../client/company-queries.ts';
import { useInvite } from '../../client/use-invite.ts';
import { inviteForm } from '../../contract.ts';
import styles from './admin.module.css';

const inviteFields = inviteForm
  .pick({ firstName: true, lastName: true, workEmail: true, mobile: true, userRoleId: true })
  .extend({ userRoleId: inviteForm.shape.userRoleId.transform((id) => id || undefined) });

/** Invites a colleague by email, who is then in the list of people. Inviting someone again sends a new email. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite();
  const { data: roles = [] } = useQuery(rolesOptions());
  const form = useForm(() => ({ firstName: '', lastName: '', workEmail: '', mobile: '', userRoleId: '' }));
  const options = roles.map(({ userRoleId, userRoleName, system }) => ({
    value: system === 'employee' ? '' : userRoleId,
    label: userRoleName,
  }));
  return (
    <Dialog open title="Invite a colleague" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit((typed) =>
          checkAndSend(inviteFields, typed, async (body) => {
            const { firstName } = await invite(body);
            toast.success(`${firstName} is invited. The link in the email works for seven days.`);
            onClose();
          }),
        )}
      >
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="off" data-autofocus {...form.field('firstName')} />
          <TextField label="Family name" autoComplete="off" {...form.field('lastName')} />
        </div>
        <TextField label="Work email" type="email" autoComplete="off" {...form.field('workEmail')} />
        <TextField label="Mobile" type="tel" autoComplete="off" {...form.field('mobile')} />
        <SelectField
          label="Role"
          hint="Decides what they may do. Department and manager are set once they are in the list."
          options={options}
          {...form.field('userRoleId')}
        />
        <FormFailure message={form.problem} />
        <Button type="submit" variant="ink" busy={form.sending} busyLabel="Inviting…">
          Send the invitation
        </Button>
      </form>
    </Dialog>
  );
}
