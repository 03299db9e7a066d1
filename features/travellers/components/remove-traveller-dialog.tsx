'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { travellerName } from '#lib/shared/traveller-labels.ts';
import { t } from '#lib/shared/texts.ts';
import { useRemoveTraveller } from '../client/use-travellers.ts';
import type { TravellerRow } from '../contract.ts';

export type RemoveTravellerProps = { row: TravellerRow; onClose: () => void };

/** Confirms the removal of a saved traveller. */
export function RemoveTravellerDialog({ row, onClose }: RemoveTravellerProps) {
  const remove = useRemoveTraveller();
  const onRemove = () =>
    remove.mutate(row._id, {
      onSuccess: () => {
        toast.success(t('{name} is removed.', { name: travellerName(row) }));
        onClose();
      },
    });
  return (
    <Dialog open title={t('Remove {name}?', { name: travellerName(row) })} onClose={onClose}>
      <div className="stack">
        <p>{t('Their saved details are deleted. Your bookings stay as they are.')}</p>
        <FormFailure message={remove.error?.message} />
        <div className="row folds">
          <Button variant="ink" busy={remove.isPending} busyLabel={t('Removing…')} onClick={onRemove}>
            {t('Remove')}
          </Button>
          <Button variant="txt" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
