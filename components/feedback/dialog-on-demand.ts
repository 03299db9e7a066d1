import type { ComponentType } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import { toast } from '#components/ui/toast.ts';

/** A dialog whose script is loaded when it is opened. If that fails, a toast says so and the dialog closes. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  onDemand(load, {
    onFailure: ({ onClose }) => {
      toast.error('This could not be opened, and nothing was changed. Check your connection, then try again.');
      onClose();
    },
  });
