import type { ReactNode } from 'react';
import { StateCard } from '#components/feedback/state-card.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { messageText } from '#lib/shared/messages.ts';

export type ErrorStateProps = {
  /** What happened: "The payment did not go through". */
  title: string;
  /** What it means for the trip and the money: "Nothing was charged. The room is yours until 12:00." */
  meaning: ReactNode;
  /** What to do now, if the actions do not say it. */
  now?: ReactNode;
  actions?: ReactNode;
  /** The request's id, to quote to support. */
  reference?: string;
  scene?: PosterScene;
  level?: 1 | 2 | 3;
  className?: string;
};

const COLD: PosterScene = { seed: 'err1', kind: 'snow', hour: 'night' };

/** An error: what happened, what it means for trip and money, what to do now. Announced at once. */
export function ErrorState({ scene = COLD, meaning, now, reference, ...state }: ErrorStateProps) {
  return (
    <StateCard scene={scene} announce {...state}>
      <p>{typeof meaning === 'string' ? messageText(meaning) : meaning}</p>
      {now && <p>{now}</p>}
      {reference && <p className="tiny faint">Reference {reference}</p>}
    </StateCard>
  );
}
