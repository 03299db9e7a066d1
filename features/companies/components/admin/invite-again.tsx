'use client';

import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { inviteEmployee } from '../../client/calls.ts';
import { COMPANY } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';

/** Sends an invitation that was lost or ran out once more. */
export function InviteAgain({ employee, onDone }: { employee: ListedEmployee; onDone: () => void }) {
  const { firstName, lastName, workEmail, mobile, employeeId, userRole } = employee;
  const invite = useSend(inviteEmployee, {
    reads: COMPANY,
    done: () => {
      toast.success(`A new link is on its way to ${workEmail}. It works for seven days.`);
      onDone();
    },
  });
  return (
    <>
      <Button
        busy={invite.busy}
        busyLabel="Sending…"
        onClick={() =>
          invite.send({
            firstName,
            lastName,
            workEmail,
            mobile: mobile ?? '',
            employeeId: employeeId ?? undefined,
            userRoleId: userRole.userRoleId,
          })
        }
      >
        Send the invitation again
      </Button>
      {invite.message && <p role="alert">{invite.message}</p>}
    </>
  );
}
