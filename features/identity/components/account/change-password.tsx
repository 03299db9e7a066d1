'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { ChangePasswordFormProps } from './change-password-form.tsx';
import styles from './account.module.css';

const ChangePasswordForm = onDemand<ChangePasswordFormProps>(() =>
  import('./change-password-form.tsx').then((form) => form.ChangePasswordForm),
);

/** The password with its Change button. */
export function ChangePassword() {
  const [changing, setChanging] = useState(false);
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">{t('Your password')}</h2>
      {changing ? (
        <ChangePasswordForm onDone={() => setChanging(false)} onCancel={() => setChanging(false)} />
      ) : (
        <>
          <p className="muted">{t('A new one signs you out everywhere but here.')}</p>
          <Button className={styles.change} onClick={() => setChanging(true)}>
            {t('Change my password')}
          </Button>
        </>
      )}
    </section>
  );
}
