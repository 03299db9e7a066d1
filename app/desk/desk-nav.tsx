'use client';

import { NavLink } from '#components/layout/nav-link.tsx';
import navView from '#components/layout/nav-view.module.css';
import { useStaffSession } from '#features/session/client/staff-session.ts';
import { DESK_LINKS } from './desk-links.ts';

/** The pages of the desk in the top bar, once someone is signed in. On phones they are in the menu of the person. */
export function DeskNav() {
  const { staff } = useStaffSession();
  return staff && DESK_LINKS.map((link) => <NavLink key={link.href} {...link} className={navView.view} />);
}
