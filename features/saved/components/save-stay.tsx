'use client';

import { LineAction } from '#components/ui/line-action.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { useRemoveSaved, useSavedId, useSaveStay } from '../client/use-saved.ts';

/** Saves a stay at a hotel, or removes it again. Whoever is not signed in is asked to, and then it is saved. */
export function SaveStay({ hotel, stay }: { hotel: string; stay: Stay }) {
  const isSignedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  const savedId = useSavedId(hotel, stay, isSignedIn);
  const [save, remove] = [useSaveStay(), useRemoveSaved()];
  const change = async () => {
    if (save.isPending || remove.isPending || !(await askToSignIn())) return;
    try {
      if (savedId) {
        await remove.mutateAsync(savedId);
        toast.success('Removed from your saved stays.');
      } else {
        await save.mutateAsync({ hotel, stay });
        toast.success('Saved for these dates.', { href: routes.saved(), actionLabel: 'Saved stays' });
      }
    } catch (failure) {
      toast.error((failure as Error).message);
    }
  };
  return (
    <LineAction pressed={Boolean(savedId)} onClick={() => void change()}>
      {savedId ? 'Saved' : 'Save'}
    </LineAction>
  );
}
