import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { countedInWords } from '#lib/shared/number-words.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

export type PutRightProps = { /** The number of errors in the search form. */ count: number; children: ReactNode };

/** Replaces the results while the search has errors, which are shown beside their fields. */
export function PutRight({ count, children }: PutRightProps) {
  return (
    <EmptyState level={1} title={t('{problems} to fix', { problems: capital(countedInWords(count, 'problem')) })}>
      {children}
    </EmptyState>
  );
}
