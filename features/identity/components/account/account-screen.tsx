'use client';

import { PRODUCT } from '#lib/shared/product.ts';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './account.module.css';
import { ChangePassword } from './change-password.tsx';
import { MyDetails } from './my-details.tsx';
import { Sessions } from './sessions.tsx';
import { WorkDetails } from './work-details.tsx';

/** The account of a person: details, password, sessions. */
export function AccountScreen() {
  const session = useSession((now) => now);
  if (session.status !== 'in') return null;
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Your account')}</h1>
      <div className={styles.parts}>
        {session.loggedInUserType === PRODUCT.id ? (
          <MyDetails user={session.userDetails} />
        ) : (
          <WorkDetails details={session.userDetails} />
        )}
        <ChangePassword />
        <Sessions />
      </div>
    </div>
  );
}
