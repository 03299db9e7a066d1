'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { MAIN } from '#components/layout/skip-link.tsx';
import { toast } from '#components/ui/toast.ts';
import { routes } from '#lib/shared/routes.ts';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { onSessionEnd, type SessionEnd } from '#stores/session-end.ts';
import { readSession, useSession } from '#stores/session.ts';
import { closeSignIn, useSignInPrompt } from '#stores/sign-in-prompt.ts';
import { lookForSession } from '../client/look-for-session.ts';
import { loadSignInDialog } from './load-sign-in-dialog.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';

/** 8.6: what is said when a session ends. */
const SAY: Record<SessionEnd, () => void> = {
  'logged-out': () => toast.success('You have been logged out successfully.'),
  expired: () => toast.warning('Your session has expired. Please log in again.'),
  'unable-to-refresh': () => toast.error('Unable to refresh your session. Please log in again.'),
};

/** Stands once on every page, in the account menu: looks who is in this tab, says when that ends, opens sign-in. */
export function SessionHost() {
  const router = useRouter();
  const userType = userTypeOfPath(usePathname());

  useEffect(() => void lookForSession(userType), [userType]);

  useEffect(
    () =>
      onSessionEnd((end, userType) => {
        SAY[end]();
        router.push(userType === 'corporate' ? routes.corporateLanding() : routes.landing());
      }),
    [router],
  );

  useEffect(() => {
    document.addEventListener('visibilitychange', noteActivity);
    return () => document.removeEventListener('visibilitychange', noteActivity);
  }, []);

  return <SignInPrompt />;
}

/** Whoever's tab comes to the front was active last (3.5), and sees themselves as the server does now (7.17). */
function noteActivity(): void {
  const { status, loggedInUserType, userID } = readSession();
  if (status !== 'in' || document.visibilityState !== 'visible') return;
  void import('#stores/saved-users.ts').then(({ touchUser }) => touchUser(loggedInUserType, userID)).catch(() => undefined);
  void import('../client/refetch-user-details.ts').then(({ refetchUserDetails }) => refetchUserDetails()).catch(() => undefined);
}

/** The button that asked to sign in may be gone, and the focus with it: then reading goes on at the page's content. */
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

  return open && SignInDialog ? <SignInDialog view={view} userType={userType} onClose={() => closeSignIn(false)} /> : null;
}
