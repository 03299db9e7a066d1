import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { LoadingRows } from '#components/ui/rows.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './notifications.module.css';

type Props = {
  about: string;
  /** The table; null while the settings load. */
  table: ReactNode;
  failed: boolean;
  onRetry: () => void;
  children?: ReactNode;
};

/** The account's card of notifications: what it is about, and the table or how its loading went. */
export function PreferencesCard({ about, table, failed, onRetry, children }: Props) {
  return (
    <section className={classNames('card', styles.mine)} aria-labelledby="my-notifications">
      <h2 id="my-notifications" className="h3">
        {t('Notifications')}
      </h2>
      <p className="muted">{about}</p>
      {table ??
        (failed ? (
          <div role="alert">
            <p>{t('Your settings could not be loaded.')}</p>
            <Button size="sm" onClick={onRetry}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <LoadingRows label={t('Loading your settings')} count={3} />
        ))}
      {children}
    </section>
  );
}
