'use client';

import { useState } from 'react';
import { LineAction } from '#components/ui/line-action.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useSession } from '#features/session/client/session.ts';
import { sessionOnceKnown } from '#features/session/client/session-once-known.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import type { SavingProps } from './saving.tsx';

const Saving = onDemand<SavingProps>(() => import('./saving.tsx').then((part) => part.Saving));

/**
 * Saves a stay at a hotel, or removes it again. Whoever is not signed in is asked to, and then it is saved. The button
 * stays the same element throughout, so that it keeps the keyboard's focus.
 */
export function SaveStay({ hotel, stay }: Pick<SavingProps, 'hotel' | 'stay'>) {
  const isSignedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  const [isPressed, setPressed] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const isSaved = isSignedIn && isKnown;
  const press = async () => {
    await sessionOnceKnown(); // who is signed in is asked nothing
    setPressed(await askToSignIn());
  };
  return (
    <>
      <LineAction pressed={isSignedIn ? isSaved : undefined} onClick={() => void press()}>
        {t(isSaved ? 'Saved' : 'Save')}
      </LineAction>
      {isSignedIn && (
        <Saving hotel={hotel} stay={stay} isPressed={isPressed} onTaken={() => setPressed(false)} onKnown={setKnown} />
      )}
    </>
  );
}
