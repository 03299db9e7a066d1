'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { report } from '../client/calls.ts';
import type { report as operation } from '../contract.ts';
import { REPORT_LABELS } from '../rules/report-labels.ts';
import { REPORT_REASONS } from '../rules/review-fields.ts';
import styles from './guest-reviews.module.css';

export type ReportDialogProps = { reviewId: string; onClose: () => void };

const reasonOptions = () => [
  { value: '', label: t('Choose') },
  ...REPORT_REASONS.map((reason) => ({ value: reason, label: t(REPORT_LABELS[reason]) })),
];

/** Why a review is reported. */
export function ReportDialog({ reviewId, onClose }: ReportDialogProps) {
  const form = useForm(() => ({ reason: '' }));
  const send = async ({ reason }: { reason: string }) => {
    const body = { reviewId, reason } as BodyInput<typeof operation>;
    await callOperation(report, { body, key: randomId() });
    toast.success(t('Thank you. Someone at the desk will read it.'));
    onClose();
  };
  return (
    <Dialog open title={t('Report this review')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit(send)}>
        <p className="muted">
          {t(
            'Someone at the desk reads the review and decides whether it stays. A bad score is no reason to remove it.',
          )}
        </p>
        <SelectField label={t('What is wrong with it')} options={reasonOptions()} {...form.field('reason')} />
        <FormFailure message={form.problem} />
        <div className={styles.buttons}>
          <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Reporting…')}>
            {t('Report the review')}
          </Button>
          <Button variant="out" onClick={onClose}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
