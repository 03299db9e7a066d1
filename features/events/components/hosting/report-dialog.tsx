'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { useForm } from '#lib/client/use-form.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { t } from '#lib/shared/texts.ts';
import { reportEvent } from '../../client/calls.ts';
import type { reportEvent as operation } from '../../contract.ts';
import { EVENT_REPORT_REASONS } from '../../rules/hosting-limits.ts';
import { EVENT_REPORT_LABELS } from '../../rules/report-labels.ts';

export type ReportDialogProps = { code: string; onClose: () => void };

const reasons = () => [
  { value: '', label: t('Choose') },
  ...EVENT_REPORT_REASONS.map((reason) => ({ value: reason, label: t(EVENT_REPORT_LABELS[reason]) })),
];

/** Why an event is reported. */
export function ReportDialog({ code, onClose }: ReportDialogProps) {
  const form = useForm(() => ({ reason: '' }));
  const send = async ({ reason }: { reason: string }) => {
    await callOperation(reportEvent, { body: { code, reason } as BodyInput<typeof operation> });
    toast.success(t('Thank you. Someone at the desk will read it.'));
    onClose();
  };
  return (
    <Dialog open title={t('Report this event')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit(send)}>
        <p className="muted">{t('Someone at the desk reads the event and decides whether it stays.')}</p>
        <SelectField label={t('What is wrong with it')} options={reasons()} {...form.field('reason')} />
        <FormFailure message={form.problem} />
        <div className="row folds">
          <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Reporting…')}>
            {t('Report the event')}
          </Button>
          <Button variant="out" onClick={onClose}>
            {t('Back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
