'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import type { PersonalUser } from '../../contract.ts';
import styles from './account.module.css';
import { Facts } from './facts.tsx';
import type { MyDetailsFormProps } from './my-details-form.tsx';

const MyDetailsForm = onDemand<MyDetailsFormProps>(() =>
  import('./my-details-form.tsx').then((form) => form.MyDetailsForm),
);

/** A consumer's details with their Change button. */
export function MyDetails({ user }: { user: PersonalUser }) {
  const [changing, setChanging] = useState(false);
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">{t('Your details')}</h2>
      {changing ? (
        <MyDetailsForm user={user} onDone={() => setChanging(false)} onCancel={() => setChanging(false)} />
      ) : (
        <>
          <Facts
            facts={[
              [t('Name'), `${user.firstName} ${user.lastName}`],
              [t('Mobile'), user.mobile],
              [t('Email'), user.email],
            ]}
          />
          <Button className={styles.change} onClick={() => setChanging(true)}>
            {t('Change my details')}
          </Button>
        </>
      )}
    </section>
  );
}
