'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { classNames } from '#components/ui/class-names.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from '../event-page.module.css';
import type { ReportDialogProps } from './report-dialog.tsx';

const ReportDialog = dialogOnDemand<ReportDialogProps>(() =>
  import('./report-dialog.tsx').then((dialog) => dialog.ReportDialog),
);

/** Who hosts an event that is not the operator's, and the way to report it. */
export function HostedBy({ code, host }: { code: string; host: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={classNames('small', 'muted', styles.hosted)}>
        {t(
          'Hosted by {host}, a traveller. We have not checked this event: pay nobody and send nobody documents because of it.',
          { host },
        )}
        <LineAction onClick={() => setOpen(true)}>{t('Report')}</LineAction>
      </p>
      {isOpen && <ReportDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}
