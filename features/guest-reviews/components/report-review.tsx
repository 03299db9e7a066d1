'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { LineAction } from '#components/ui/line-action.tsx';
import { withTexts } from '#lib/client/with-texts.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import type { ReportDialogProps } from './report-dialog.tsx';
import { t } from '#lib/shared/texts.ts';

const ReportDialog = dialogOnDemand<ReportDialogProps>(() =>
  withTexts(['report-review'], import('./report-dialog.tsx')).then((dialog) => dialog.ReportDialog),
);

/** Reports a review to the desk. Whoever is not signed in is asked to first. */
export function ReportReview({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LineAction onClick={() => void askToSignIn().then(setOpen)}>{t('Report')}</LineAction>
      {isOpen && <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} />}
    </>
  );
}
