'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { toast } from '#components/ui/toast.ts';
import { t } from '#lib/shared/texts.ts';
import { useSaveBusiness } from '../client/use-travellers.ts';
import type { BusinessDetails } from '../contract.ts';
import type { BusinessDialogProps } from './business-dialog.tsx';
import styles from './travellers.module.css';

const BusinessDialog = dialogOnDemand<BusinessDialogProps>(() =>
  import('./business-dialog.tsx').then((dialog) => dialog.BusinessDialog),
);

/** The business details for invoices. */
export function BusinessPart({ business }: { business: BusinessDetails | null }) {
  const [open, setOpen] = useState(false);
  const save = useSaveBusiness();
  const onRemove = () =>
    save.mutate(null, {
      onSuccess: () => toast.success(t('Your business details are removed.')),
      onError: ({ message }) => toast.error(message),
    });
  return (
    <section className={classNames('card', styles.part)} aria-labelledby="business-details">
      <h2 id="business-details" className="h3">
        {t('Business details')}
      </h2>
      {business ? (
        <div>
          <p>{business.companyName}</p>
          <p className="muted">{t('GST number {number}', { number: business.gstNumber })}</p>
          <p className={classNames('muted', styles.address)}>{business.address}</p>
          {business.email && <p className="muted">{business.email}</p>}
        </div>
      ) : (
        <p className="muted">
          {t('Save your GST number once, and fill it in when you need an invoice for a business.')}
        </p>
      )}
      <div className="row folds">
        <Button onClick={() => setOpen(true)}>
          {business ? t('Edit business details') : t('Add business details')}
        </Button>
        {business && (
          <Button variant="txt" busy={save.isPending} busyLabel={t('Removing…')} onClick={onRemove}>
            {t('Remove business details')}
          </Button>
        )}
      </div>
      {open && <BusinessDialog business={business} onClose={() => setOpen(false)} />}
    </section>
  );
}
