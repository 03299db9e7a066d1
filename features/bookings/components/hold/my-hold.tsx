'use client';

import { usePathname } from 'next/navigation';
import { onDemand } from '#components/ui/on-demand.tsx';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { useSession } from '#features/session/client/session.ts';
import type { MyFlightHoldProps } from './held-flights.tsx';
import type { MyPackageHoldProps } from './held-package.tsx';
import type { LastRoomHeldProps, MyHoldProps } from './held-notices.tsx';

const HeldNotice = onDemand<MyHoldProps>(() => import('./held-notices.tsx').then((part) => part.HeldNotice));
const HeldLastRoom = onDemand<LastRoomHeldProps>(() => import('./held-notices.tsx').then((part) => part.LastRoomHeld), {
  Meanwhile: ({ children }) => children,
});
const HeldFlights = onDemand<MyFlightHoldProps>(() => import('./held-flights.tsx').then((part) => part.HeldFlights));
const HeldPackage = onDemand<MyPackageHoldProps>(() => import('./held-package.tsx').then((part) => part.HeldPackage));

/** True when someone of the page's user type is signed in; only then the script is loaded. */
function useSignedIn(): boolean {
  const pages = userTypeOfPath(usePathname());
  return useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === pages);
}

/** Above a hotel's rooms: the room this person already holds there, with a link back to it. */
export const MyHold = (props: MyHoldProps) => (useSignedIn() ? <HeldNotice {...props} /> : null);

/** For the person who holds a hotel's last room, in place of the sold-out message. */
export const LastRoomHeld = (props: LastRoomHeldProps) =>
  useSignedIn() ? <HeldLastRoom {...props} /> : props.children;

/** Above a list of flights: those this person already holds for the searched trip, with a link back to them. */
export const MyFlightHold = (props: MyFlightHoldProps) => (useSignedIn() ? <HeldFlights {...props} /> : null);

/** Above a package's departures: the places this person already holds on one of them, with a link back to them. */
export const MyPackageHold = (props: MyPackageHoldProps) => (useSignedIn() ? <HeldPackage {...props} /> : null);
