'use client';

import { AvatarMenu } from '#components/layout/avatar-menu.tsx';
import type { HeaderLink } from '#components/layout/nav-link.tsx';
import { useStaffSession } from '#features/session/client/staff-session.ts';
import { signOutOfDesk } from '../client/session.ts';

export type StaffMenuProps = {
  /** The pages of the desk; on wide screens they are in the top bar. */
  links: readonly HeaderLink[];
};

/** The menu of who is signed in at the desk: name, on phones the pages, and signing out. */
export function StaffMenu({ links }: StaffMenuProps) {
  const { staff } = useStaffSession();
  if (!staff) return null;
  return (
    <AvatarMenu
      label={`Your sign-in at the desk, ${staff.name}`}
      names={staff.name.split(' ')}
      detail={staff.email}
      items={[
        ...links.map(({ href, label }) => ({ href, label, onPhones: true })),
        { label: 'Sign out', onPress: signOutOfDesk },
      ]}
    />
  );
}
