import type { ComponentType } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { toast } from '#components/ui/toast.ts';

/** A dialog whose script is fetched when it is opened. If it cannot be fetched it says so, and is closed again. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  onDemand(load, {
    onFailure: ({ onClose }) => {
      toast.error('This could not be opened, and nothing was changed. Check your connection, then try again.');
      onClose();
    },
  });
