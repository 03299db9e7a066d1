'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';

const Bell = onDemand(() => import('./notification-bell.tsx').then((bell) => bell.NotificationBell));

/** The bell in the corporate header; its code is loaded for corporate users only (6.1). */
export function NotificationBadge() {
  const atWork = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === 'corporate');
  return atWork ? <Bell /> : null;
}
