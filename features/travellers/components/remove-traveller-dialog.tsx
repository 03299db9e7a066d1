'use client';

import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { travellerName } from '#lib/shared/traveller-labels.ts';
import { useRemoveTraveller } from '../client/use-travellers.ts';
import type { TravellerRow } from '../contract.ts';

export type RemoveTravellerProps = { row: TravellerRow; onClose: () => void };

/** Confirms the removal of a saved traveller. */
export function RemoveTravellerDialog({ row, onClose }: RemoveTravellerProps) {
  const remove = useRemoveTraveller();
  const onRemove = () =>
    remove.mutate(row._id, {
      onSuccess: () => {
        toast.success(`${travellerName(row)} is removed.`);
        onClose();
      },
    });
  return (
    <Dialog open title={`Remove ${travellerName(row)}?`} onClose={onClose}>
      <div className="stack">
        <p>Their saved details are deleted. Your bookings stay as they are.</p>
        <FormFailure message={remove.error?.message} />
        <div className="row folds">
          <Button variant="ink" busy={remove.isPending} busyLabel="Removing…" onClick={onRemove}>
            Remove
          </Button>
          <Button variant="txt" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
