'use client';

import { usePathname } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { userTypeOfPath } from '#lib/shared/user-type.ts';
import { t } from '#lib/shared/texts.ts';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import styles from './account-menu.module.css';
import { loadSignInDialog } from './load-sign-in-dialog.ts';
import { loadSignedInParts } from './load-signed-in-parts.ts';
import type { PersonMenuProps } from './person-menu.tsx';
import { SessionHost } from './session-host.tsx';

const PersonMenu = onDemand<PersonMenuProps>(() => loadSignedInParts().then((parts) => parts.PersonMenu), {
  Meanwhile: () => <SignInButton unseen />,
});
const comeNear = () => void loadSignInDialog().catch(() => undefined);

/** The last item of every header: "Sign in", or the menu of the signed-in person. Also restores the tab's session. */
export function AccountMenu({ toDecide }: Pick<PersonMenuProps, 'toDecide'>) {
  const session = useSession((now) => now);
  return (
    <>
      <SessionHost />
      {session.status === 'in' ? (
        <PersonMenu person={session} toDecide={toDecide} />
      ) : (
        <SignInButton unseen={session.status === 'checking'} />
      )}
    </>
  );
}

/** Invisible placeholder until the session is known. */
function SignInButton({ unseen }: { unseen: boolean }) {
  const userType = userTypeOfPath(usePathname());
  return (
    <Button
      variant="out"
      size="sm"
      className={unseen ? styles.checking : undefined}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={() => void askToSignIn('sign-in', userType)}
    >
      {t('Sign in')}
    </Button>
  );
}
