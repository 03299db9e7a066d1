'use client';

import { Dialog } from '#components/ui/dialog.tsx';
import { InviteEmployee } from '../invite-employee.tsx';

/** The invitation form in a dialog over the list of people. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="Invite a colleague" hideTitle onClose={onClose}>
    <InviteEmployee />
  </Dialog>
);
