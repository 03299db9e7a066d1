'use client';

import { useState } from 'react';
import { LineAction } from '#components/ui/line-action.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { SaveSwitchProps } from './save-switch.tsx';

const SaveSwitch = onDemand<SaveSwitchProps>(() => import('./save-switch.tsx').then((part) => part.SaveSwitch), {
  Meanwhile: ({ onWanted }) => <LineAction onClick={onWanted}>Save</LineAction>,
});

type Props = Pick<SaveSwitchProps, 'hotel' | 'stay'>;

/** Saves a stay at a hotel, or removes it again. Whoever is not signed in is asked to, and then it is saved. */
export function SaveStay({ hotel, stay }: Props) {
  const isSignedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  const [isWanted, setWanted] = useState(false);
  if (isSignedIn) return <SaveSwitch hotel={hotel} stay={stay} isWanted={isWanted} onWanted={() => setWanted(true)} />;
  const signIn = async () => setWanted(await askToSignIn());
  return <LineAction onClick={() => void signIn()}>Save</LineAction>;
}
