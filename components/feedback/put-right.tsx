import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { capital, countedInWords } from '#lib/shared/word-lists.ts';

export type PutRightProps = { /** The number of errors in the search form. */ count: number; children: ReactNode };

/** Replaces the results while the search has errors, which are shown beside their fields. */
export function PutRight({ count, children }: PutRightProps) {
  return (
    <EmptyState level={1} title={`${capital(countedInWords(count, 'problem'))} to fix`}>
      {children}
    </EmptyState>
  );
}
