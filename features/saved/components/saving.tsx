'use client';

import { useEffect, useEffectEvent } from 'react';
import { LineAction } from '#components/ui/line-action.tsx';
import { toast } from '#components/ui/toast.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { useRemoveSaved, useSavedId, useSaveStay } from '../client/use-saved.ts';

export type SaveSwitchProps = {
  /** Slug of the hotel. */
  hotel: string;
  stay: Stay;
  /** The person pressed it before they signed in, or before the switch was there: the stay is saved at once. */
  isWanted: boolean;
  /** Pressed before the switch is there. */
  onWanted: () => void;
};

/** The switch of a signed-in person: whether the stay is saved. */
export function SaveSwitch(props: SaveSwitchProps) {
  return (
    <QueryProvider>
      <Switch {...props} />
    </QueryProvider>
  );
}

function Switch({ hotel, stay, isWanted }: SaveSwitchProps) {
  const savedId = useSavedId(hotel, stay);
  const [save, remove] = [useSaveStay(), useRemoveSaved()];
  const say = (failure: Error) => void toast.error(failure.message);
  const add = () =>
    save.mutate(
      { hotel, stay },
      {
        onSuccess: () =>
          void toast.success('Saved for these dates.', { href: accountRoutes.saved(), actionLabel: 'Saved stays' }),
        onError: say,
      },
    );
  const take = (id: string) =>
    remove.mutate(id, { onSuccess: () => void toast.success('Removed from your saved stays.'), onError: say });
  const addWanted = useEffectEvent(add);
  useEffect(() => {
    if (isWanted) addWanted();
  }, [isWanted]);
  const change = () => {
    if (save.isPending || remove.isPending) return;
    if (savedId) take(savedId);
    else add();
  };
  return (
    <LineAction pressed={Boolean(savedId)} onClick={change}>
      {savedId ? 'Saved' : 'Save'}
    </LineAction>
  );
}
