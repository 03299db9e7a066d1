'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { toast } from '#components/ui/toast.ts';
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
      onSuccess: () => toast.success('Your business details are removed.'),
      onError: ({ message }) => toast.error(message),
    });
  return (
    <section className={classNames('card', styles.part)} aria-labelledby="business-details">
      <h2 id="business-details" className="h3">
        Business details
      </h2>
      {business ? (
        <div>
          <p>{business.companyName}</p>
          <p className="muted">GST number {business.gstNumber}</p>
          <p className={classNames('muted', styles.address)}>{business.address}</p>
          {business.email && <p className="muted">{business.email}</p>}
        </div>
      ) : (
        <p className="muted">Save your GST number once, and fill it in when you need an invoice for a business.</p>
      )}
      <div className="row folds">
        <Button onClick={() => setOpen(true)}>{business ? 'Edit business details' : 'Add business details'}</Button>
        {business && (
          <Button variant="txt" busy={save.isPending} busyLabel="Removing…" onClick={onRemove}>
            Remove business details
          </Button>
        )}
      </div>
      {open && <BusinessDialog business={business} onClose={() => setOpen(false)} />}
    </section>
  );
}
