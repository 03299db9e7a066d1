'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import review from '../review/review.module.css';
import type { SavedTravellerDialogProps } from './saved-traveller-dialog.tsx';

const SavedTravellerDialog = dialogOnDemand<SavedTravellerDialogProps>(() =>
  import('./saved-traveller-dialog.tsx').then((dialog) => dialog.SavedTravellerDialog),
);

type FillInTravellerProps = Pick<SavedTravellerDialogProps, 'onChoose'> & {
  /** Label of the person: "Adult 1", "the guest". */
  called: string;
};

/** Fills one person's fields with a saved traveller. */
export function FillInTraveller({ called, onChoose }: FillInTravellerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={review.wide}>
      <Button
        size="sm"
        variant="txt"
        aria-label={t('Choose a saved traveller for {who}', { who: called })}
        onClick={() => setOpen(true)}
      >
        {t('Choose a saved traveller')}
      </Button>
      {open && <SavedTravellerDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </div>
  );
}
