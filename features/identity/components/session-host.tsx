'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { MAIN } from '#components/layout/anchors.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { toast } from '#components/ui/toast.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { connectThisTab } from '#features/session/client/connect.ts';
import { useSession } from '#features/session/client/session.ts';
import { closeSignIn, useSignInPrompt } from '#features/session/client/sign-in-prompt.ts';
import { lookForSession } from '#features/session/client/look-for-session.ts';
import { loadSignInDialog } from './load-sign-in-dialog.ts';
import { loadSignedInParts } from './load-signed-in-parts.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

connectThisTab();

const SessionKeeper = onDemand(() => loadSignedInParts().then((parts) => parts.SessionKeeper));

/** Part of the account menu on every page: restores the tab's session, keeps it alive, and opens the sign-in dialog. */
export function SessionHost() {
  const userType = userTypeOfPath(usePathname());
  const status = useSession((session) => session.status);
  const [kept, setKept] = useState(false);
  if (status === 'in' && !kept) setKept(true); // stays mounted to say how the session ended

  useEffect(() => void lookForSession(userType), [userType]);

  return (
    <>
      {kept && <SessionKeeper />}
      <SignInPrompt />
    </>
  );
}

/** If the button that required sign-in is gone, focus moves to the page's content. */
function keepPlace(): void {
  if (document.activeElement === document.body) document.getElementById(MAIN)?.focus({ preventScroll: true });
}

function SignInPrompt() {
  const { open, view, userType } = useSignInPrompt();
  const isIn = useSession((session) => session.status === 'in' && session.loggedInUserType === userType);
  const [SignInDialog, setDialog] = useState<ComponentType<SignInDialogProps>>();

  useEffect(() => {
    if (!open || !isIn) return;
    closeSignIn(true);
    requestAnimationFrame(keepPlace);
  }, [open, isIn]);

  useEffect(() => {
    if (!open) return;
    loadSignInDialog().then(
      (loaded) => setDialog(() => loaded.SignInDialog),
      () => {
        closeSignIn(false);
        toast.error('Sign-in could not be loaded. Check your connection, then try again.');
      },
    );
  }, [open]);

  return open && SignInDialog ? (
    <SignInDialog view={view} userType={userType} onClose={() => closeSignIn(false)} />
  ) : null;
}
