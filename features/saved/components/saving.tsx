'use client';

import { useEffect, useEffectEvent } from 'react';
import { toast } from '#components/ui/toast.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { useRemoveSaved, useSavedId, useSaveStay } from '../client/use-saved.ts';

export type SavingProps = {
  /** Slug of the hotel. */
  hotel: string;
  stay: Stay;
  /** The button was pressed, maybe before this was there: the stay is saved, or removed again, and `onTaken` is called. */
  isPressed: boolean;
  onTaken: () => void;
  /** Told whether the stay is saved. */
  onKnown: (isSaved: boolean) => void;
};

/** What the button of a signed-in person does; shows nothing itself. */
export function Saving(props: SavingProps) {
  return (
    <QueryProvider>
      <SavedOrNot {...props} />
    </QueryProvider>
  );
}

function SavedOrNot({ hotel, stay, isPressed, onTaken, onKnown }: SavingProps) {
  const savedId = useSavedId(hotel, stay);
  const [save, remove] = [useSaveStay(), useRemoveSaved()];
  const say = (failure: Error) => void toast.error(failure.message);
  const add = () =>
    save.mutate(
      { hotel, stay },
      {
        onSuccess: () =>
          void toast.success(t('Saved for these dates.'), {
            href: accountRoutes.saved(),
            actionLabel: t('Saved stays'),
          }),
        onError: say,
      },
    );
  const take = (id: string) =>
    remove.mutate(id, { onSuccess: () => void toast.success(t('Removed from your saved stays.')), onError: say });
  const change = useEffectEvent(() => {
    onTaken();
    if (save.isPending || remove.isPending) return;
    if (savedId) take(savedId);
    else add();
  });
  useEffect(() => {
    if (isPressed) change();
  }, [isPressed]);
  const tell = useEffectEvent(onKnown);
  useEffect(() => tell(Boolean(savedId)), [savedId]);
  return null;
}
