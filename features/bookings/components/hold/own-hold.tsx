'use client';

import type { ReactNode } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import type { Stay } from '#lib/shared/stay-words.ts';
import { useSession } from '#stores/session.ts';

export type OwnHoldProps = {
  /** Slug of the hotel. */
  hotel: string;
  stay: Stay;
  /** Other hotels of the city for the same nights. */
  elsewhere: string;
  /** What stands here for everybody else: that no room is left. */
  children: ReactNode;
};

const HeldHere = onDemand<OwnHoldProps>(() => import('./held-here.tsx').then((part) => part.HeldHere), {
  Meanwhile: ({ children }) => children,
});

/** Where a hotel has no room left, whoever holds the last one reads that instead; its script comes to signed-in travellers only. */
export function OwnHold(props: OwnHoldProps) {
  const signedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  return signedIn ? <HeldHere {...props} /> : props.children;
}
