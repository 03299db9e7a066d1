'use client';

import { usePathname } from 'next/navigation';
import { onDemand } from '#components/ui/on-demand.tsx';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { useSession } from '#features/session/client/session.ts';
import type { OwnFlightHoldProps } from './held-flights.tsx';
import type { LastRoomHeldProps, OwnHoldProps } from './held-notices.tsx';

const HeldNotice = onDemand<OwnHoldProps>(() => import('./held-notices.tsx').then((part) => part.HeldNotice));
const HeldHere = onDemand<LastRoomHeldProps>(() => import('./held-notices.tsx').then((part) => part.LastRoomHeld), {
  Meanwhile: ({ children }) => children,
});
const HeldFlights = onDemand<OwnFlightHoldProps>(() => import('./held-flights.tsx').then((part) => part.HeldFlights));

/** Somebody of the page's own user type is signed in. The script of what is held comes to them only. */
function useSignedIn(): boolean {
  const pages = userTypeOfPath(usePathname());
  return useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === pages);
}

/** Over a hotel's rooms: the room that this person holds there already, and the way back to it. */
export const OwnHold = (props: OwnHoldProps) => (useSignedIn() ? <HeldNotice {...props} /> : null);

/** Where a hotel has no room left, whoever holds the last one reads that instead. */
export const LastRoomHeld = (props: LastRoomHeldProps) => (useSignedIn() ? <HeldHere {...props} /> : props.children);

/** Over a list of flights: those that this person holds already for the searched trip, and the way back to them. */
export const OwnFlightHold = (props: OwnFlightHoldProps) => (useSignedIn() ? <HeldFlights {...props} /> : null);
