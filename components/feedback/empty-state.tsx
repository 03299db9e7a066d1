import type { ReactNode } from 'react';
import { StateCard } from '#components/feedback/state-card.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';

export type EmptyStateProps = {
  /** "No stays match all five". */
  title: string;
  /** A way to get results, with its count: "Without ‘Pure veg kitchen’ there are 6." */
  children: ReactNode;
  actions?: ReactNode;
  scene?: PosterScene;
  level?: 1 | 2 | 3;
  className?: string;
};

const QUIET: PosterScene = { seed: 'emp1', kind: 'desert', hour: 'dawn' };

/** An empty list, or no results for the filters, with a suggestion. */
export function EmptyState({ scene = QUIET, ...state }: EmptyStateProps) {
  return <StateCard scene={scene} {...state} />;
}
