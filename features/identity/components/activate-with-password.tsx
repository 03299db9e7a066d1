'use client';

import { AcceptTerms } from '#components/ui/accept-terms.tsx';
import { routes } from '#lib/shared/routes.ts';
import { activate } from '../client/sign-in.ts';
import { type LinkOutcome, NewPasswordScreen } from './new-password-screen.tsx';

const toSignIn = { label: 'Go to sign in', href: routes.corporateLanding() };

/** Meanings of the server's messages about an invitation (3.22). */
const REFUSED: Record<string, (message: string) => LinkOutcome> = {
  ALREADY_ACTIVE: (message) => ({
    title: message,
    words: 'Sign in with its password.',
    action: toSignIn,
  }),
  NOT_FOUND: (message) => ({
    title: message,
    words: 'This link is not valid. Ask whoever invited you for a new one.',
    action: toSignIn,
  }),
  LINK_INVALID: () => ({
    title: 'This invitation has ended',
    words: 'Invitations last seven days. Ask whoever invited you for a new one.',
    action: toSignIn,
  }),
};

/** Accepts an invitation with a new password (7.3). */
export function ActivateWithPassword() {
  return (
    <NewPasswordScreen
      title="Welcome"
      lead="Choose a password to activate your account."
      action="Activate my account"
      busyLabel="Activating…"
      below={<AcceptTerms text="By activating your account you accept the {terms}." />}
      send={activate}
      done={{
        title: 'Your account is active',
        words: 'You are signed in.',
        action: { label: 'Go to my company', href: routes.corporateLanding() },
      }}
      refused={(code, message) => REFUSED[code]?.(code === 'NOT_FOUND' ? 'User not found.' : message) ?? null}
    />
  );
}
