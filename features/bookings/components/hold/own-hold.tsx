'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { useSession } from '#stores/session.ts';
import type { LastRoomHeldProps, OwnHoldProps } from './held-here.tsx';

const HeldNotice = onDemand<OwnHoldProps>(() => import('./held-here.tsx').then((part) => part.HeldNotice));
const HeldHere = onDemand<LastRoomHeldProps>(() => import('./held-here.tsx').then((part) => part.HeldHere), {
  Meanwhile: ({ children }) => children,
});

/** The script of what is held comes to signed-in travellers only. */
const useSignedIn = (): boolean =>
  useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);

/** Over a hotel's rooms: the room that this person holds there already, and the way back to it. */
export const OwnHold = (props: OwnHoldProps) => (useSignedIn() ? <HeldNotice {...props} /> : null);

/** Where a hotel has no room left, whoever holds the last one reads that instead. */
export const LastRoomHeld = (props: LastRoomHeldProps) => (useSignedIn() ? <HeldHere {...props} /> : props.children);
