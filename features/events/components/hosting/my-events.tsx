'use client';

import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useSession } from '#features/session/client/session.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './hosting.module.css';

/** The account's link to the events that a traveller hosts. Employees host none at work. */
export function MyEvents() {
  const isShown = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType !== 'corporate');
  if (!isShown) return null;
  return (
    <section className={classNames('card', styles.card)}>
      <h2 className="h3">{t('Events')}</h2>
      <p className="muted">{t('Make a page for an event, send its link to whoever you invite, and see who comes.')}</p>
      <p>
        <Button href={eventRoutes.hosted()}>{t('Open your events')}</Button>
      </p>
    </section>
  );
}
