'use client';

import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useSession } from '#features/session/client/session.ts';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './travellers.module.css';

/** The account's link to saved travellers and business details. */
export function MyTravellers() {
  const userType = useSession(({ status, loggedInUserType }) => (status === 'in' ? loggedInUserType : null));
  if (!userType) return null;
  return (
    <section className={classNames('card', styles.card)}>
      <h2 className="h3">{t('Travellers')}</h2>
      <p className="muted">
        {t('Save the people you book for and your business details, and fill booking forms with them.')}
      </p>
      <p>
        <Button href={accountRoutes.travellers(userType === 'corporate' ? 'corporate' : 'sarai')}>
          {t('Open travellers')}
        </Button>
      </p>
    </section>
  );
}
