'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useSession } from '#features/session/client/session.ts';
import { t } from '#lib/shared/texts.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import styles from './my-data.module.css';
import { TakeDataDialog } from './take-data-dialog.tsx';

/** A consumer's data: download it, or close the account. */
export function MyData() {
  const consumer = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType !== 'corporate');
  const [open, setOpen] = useState<'download' | 'close' | null>(null);
  if (!consumer) return null;
  const onClose = () => setOpen(null);
  return (
    <section className={classNames('card', styles.part)}>
      <h2 className="h3">{t('Your data')}</h2>
      <p className="muted">
        {t(
          'Download everything we keep about you, or close your account. Closing deletes your details and your travellers’ details for good, except what the law requires us to keep.',
        )}
      </p>
      <div className="row folds">
        <Button onClick={() => setOpen('download')}>{t('Download my data')}</Button>
        <Button variant="txt" onClick={() => setOpen('close')}>
          {t('Close my account')}
        </Button>
      </div>
      {open === 'download' && <TakeDataDialog onClose={onClose} />}
      {open === 'close' && <CloseAccountDialog onClose={onClose} />}
    </section>
  );
}
