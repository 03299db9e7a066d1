'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { UntilScript } from '#components/feedback/without-script.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { type UserType, userTypeOfPath } from '#lib/shared/user-type.ts';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { restoreSession, switchMode } from '#features/session/client/restore-session.ts';
import { t } from '#lib/shared/texts.ts';
import { loadSignInDialog } from './load-sign-in-dialog.ts';

export type RequireSessionProps = {
  /** The reason to sign in: "Sign in to see your trips". */
  title?: string;
  /** What the page is, and what happens to anything started. */
  reason?: ReactNode;
  /** Placeholder while the session is being restored. */
  skeleton?: ReactNode;
  /** Heading level of the panel: 1 where it is the whole page. */
  level?: 1 | 2 | 3;
  children: ReactNode;
};

const NeedsScript = () => (
  <>
    <h1 className="h2">{t('This page needs JavaScript')}</h1>
    <p className="lead">
      {t('Your session is kept in this tab, which needs JavaScript. You can search and view hotels without it.')}
    </p>
  </>
);
const GATE: PosterScene = { seed: 'key1', kind: 'oldcity', hour: 'dusk', mark: 'fort' };

/** A screen for signed-in people: rendered with their queries, and remounted for another person. */
export function RequireSession({ title, reason, skeleton, level, children }: RequireSessionProps) {
  const status = useSession((session) => session.status);
  const userID = useSession((session) => session.userID);
  const inAs = useSession((session) => session.loggedInUserType);
  const userType = userTypeOfPath(usePathname());
  useEffect(() => void restoreSession(userType), [userType]);

  if (status === 'checking') {
    return (
      <UntilScript without={<NeedsScript />}>
        {skeleton ?? <LoadingCards label={t('Checking your session')} />}
      </UntilScript>
    );
  }
  if (status === 'out') return <SignInPanel title={title} reason={reason} level={level} userType={userType} />;
  if (inAs !== userType) return <OtherModePanel userType={userType} level={level} />;
  return (
    <Fragment key={userID}>
      <QueryProvider>{children}</QueryProvider>
    </Fragment>
  );
}

type PanelProps = Pick<RequireSessionProps, 'title' | 'reason' | 'level'> & { userType: UserType };

function SignInPanel({ title, reason, level, userType }: PanelProps) {
  const comeNear = () => void loadSignInDialog().catch(() => undefined);
  return (
    <EmptyState
      title={title ?? t('Sign in to continue')}
      scene={GATE}
      level={level}
      actions={
        <>
          <Button
            variant="go"
            onPointerEnter={comeNear}
            onFocus={comeNear}
            onClick={() => void askToSignIn('sign-in', userType)}
          >
            {t('Sign in')}
          </Button>
          <Button variant="txt" onClick={() => void askToSignIn('sign-up', userType)}>
            {userType === PRODUCT.id ? t('Sign up') : 'Register a company'}
          </Button>
        </>
      }
    >
      {reason ?? t('This page shows what belongs to you. Sign in, and it opens right here.')}
    </EmptyState>
  );
}

/** The tab belongs to the other user type; it stays so until the person switches (1.4, 4.7). */
function OtherModePanel({ userType, level }: PanelProps) {
  const personal = userType === PRODUCT.id;
  return (
    <EmptyState
      title={personal ? t('This tab is in work mode') : 'This tab is in personal mode'}
      scene={GATE}
      level={level}
      actions={
        <Button variant="go" onClick={() => void switchMode(userType)}>
          {t(personal ? 'Switch to personal' : 'Switch to work')}
        </Button>
      }
    >
      {personal
        ? t(
            'This page belongs to your personal account. Other tabs stay as they are, and you can switch back at any time.',
          )
        : 'This page belongs to your company. Other tabs stay as they are, and you can switch back at any time.'}
    </EmptyState>
  );
}
