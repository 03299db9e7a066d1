import type { ReactNode } from 'react';
import { StateCard } from '#components/feedback/state-card.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';

export type ErrorStateProps = {
  /** What happened: "The payment did not go through". */
  title: string;
  /** What it means for the trip and the money: "Nothing was charged. The room is yours until 12:00." */
  meaning: ReactNode;
  /** What to do now, if the actions do not say it. */
  now?: ReactNode;
  /** Tries again what failed: the first button. */
  onRetry?: () => void;
  /** Buttons after it. */
  actions?: ReactNode;
  /** The request's id, to quote to support. */
  reference?: string;
  scene?: PosterScene;
  level?: 1 | 2 | 3;
  className?: string;
};

const COLD: PosterScene = { seed: 'err1', kind: 'snow', hour: 'night' };

/** An error: what happened, what it means for trip and money, what to do now. Announced at once. */
export function ErrorState({ scene = COLD, meaning, now, reference, onRetry, actions, ...state }: ErrorStateProps) {
  const buttons = onRetry ? (
    <>
      <Button variant="ink" size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
      {actions}
    </>
  ) : (
    actions
  );
  return (
    <StateCard scene={scene} announce actions={buttons} {...state}>
      <p>{typeof meaning === 'string' ? messageText(meaning) : meaning}</p>
      {now && <p>{now}</p>}
      {reference && <p className="tiny faint">Reference {reference}</p>}
    </StateCard>
  );
}
