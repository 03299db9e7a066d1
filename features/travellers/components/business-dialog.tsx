'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { toast } from '#components/ui/toast.ts';
import { refusedFields, useForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { useSaveBusiness } from '../client/use-travellers.ts';
import type { BusinessDetails } from '../contract.ts';
import styles from './travellers.module.css';

export type BusinessDialogProps = { business: BusinessDetails | null; onClose: () => void };

/** Edits the business details. */
export function BusinessDialog({ business, onClose }: BusinessDialogProps) {
  const save = useSaveBusiness();
  const form = useForm(
    () => ({
      gstNumber: business?.gstNumber ?? '',
      companyName: business?.companyName ?? '',
      address: business?.address ?? '',
      email: business?.email ?? '',
    }),
    (path) => path.replace(/^business\./, ''),
  );
  const onSubmit = form.submit(async (values) => {
    try {
      await save.mutateAsync({ ...values, email: values.email.trim() ? values.email : null });
      toast.success(t('Your business details are saved.'));
      onClose();
      return {};
    } catch (error) {
      return refusedFields(error);
    }
  });
  return (
    <Dialog open title={t('Business details')} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('GST number')}
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('gstNumber')}
        />
        <TextField label={t('Registered company name')} autoComplete="organization" {...form.field('companyName')} />
        <TextareaField
          label={t('Registered address')}
          hint={t('As on the registration, with state and PIN code.')}
          rows={2}
          maxLength={240}
          autoComplete="street-address"
          {...form.field('address')}
        />
        <TextField label={t('Company email (optional)')} type="email" autoComplete="off" {...form.field('email')} />
        <FormFailure message={form.problem || undefined} />
        <div className="row folds">
          <Button type="submit" variant="ink" busy={form.sending} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
          <Button variant="txt" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
